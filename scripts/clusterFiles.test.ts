// The manifest for Kubernetes is consistent in itself, whatever the number of parts.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const folder = fileURLToPath(new URL("../docs/cluster", import.meta.url));

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: unknown }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly readinessProbe?: { readonly httpGet: { readonly port: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly port: string } };
  readonly volumeMounts: readonly { readonly name: string }[];
}

interface PodTemplate {
  readonly metadata?: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly restartPolicy?: string;
    readonly containers: readonly Container[];
    readonly volumes: readonly {
      readonly name: string;
      readonly persistentVolumeClaim?: { readonly claimName: string };
    }[];
  };
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly completionMode?: string;
    readonly completions?: number;
    readonly parallelism?: number;
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template: PodTemplate;
  };
}

function manifests(text: string): ReadonlyMap<string, Manifest> {
  const all = parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });
  return new Map(all.map((each) => [each.kind, each]));
}

const written = readFileSync(`${folder}/kubernetes.yaml`, "utf8");
const changed = execFileSync(`${folder}/kubernetes.sh`, ["32", "example.org/e:1"]).toString();

describe.each([
  ["as it is", written, 16, "registry.example.org/episcope:latest"],
  ["with another number of parts", changed, 32, "example.org/e:1"],
])("the manifest %s", (_, text, parts, image) => {
  const all = manifests(text);
  const podsOf = (kind: string) => all.get(kind)?.spec.template;
  const containerOf = (kind: string) => podsOf(kind)?.spec.containers[0];

  test("has a volume, a job, and what serves the result", () => {
    expect([...all].map(([kind, { apiVersion }]) => `${apiVersion} ${kind}`)).toEqual([
      "v1 PersistentVolumeClaim",
      "batch/v1 Job",
      "apps/v1 Deployment",
      "v1 Service",
    ]);
  });

  test("has one number of parts", () => {
    const { completionMode, completions, parallelism } = all.get("Job")?.spec ?? {};
    expect([completionMode, completions, parallelism]).toEqual(["Indexed", parts, parts]);
    const values = new Map(containerOf("Job")?.env.map(({ name, value }) => [name, value]));
    expect(values.get("JOB_COMPLETIONS")).toBe(String(parts));
    // A pod that starts again is only useful if it leaves out what is there.
    expect(podsOf("Job")?.spec.restartPolicy).toBe("OnFailure");
    expect(containerOf("Job")?.args).toContain("--resume");
  });

  test.each(["Job", "Deployment"])("%s: image, volumes and values of variables fit", (kind) => {
    expect(containerOf(kind)?.image).toBe(image);
    const volumes = podsOf(kind)?.spec.volumes ?? [];
    expect(containerOf(kind)?.volumeMounts.map(({ name }) => name)).toEqual(
      volumes.map(({ name }) => name),
    );
    const claims = volumes.flatMap((each) => each.persistentVolumeClaim?.claimName ?? []);
    expect(claims).toEqual([all.get("PersistentVolumeClaim")?.metadata.name]);
    expect(containerOf(kind)?.env.filter(({ value }) => typeof value !== "string")).toEqual([]);
  });

  test("the service finds the pods and their port", () => {
    const labels = podsOf("Deployment")?.metadata?.labels;
    expect(all.get("Deployment")?.spec.selector).toEqual({ matchLabels: labels });
    expect(all.get("Service")?.spec.selector).toEqual(labels);
    const { ports = [], readinessProbe, livenessProbe } = containerOf("Deployment") ?? {};
    const names = ports.map(({ name }) => name);
    const [port] = all.get("Service")?.spec.ports ?? [];
    expect(names).toContain(port?.targetPort);
    for (const probe of [readinessProbe, livenessProbe])
      expect(names).toContain(probe?.httpGet.port);
  });
});

test("a number of parts that is none is refused", () => {
  expect(() => execFileSync(`${folder}/kubernetes.sh`, ["many", "x"], { stdio: "pipe" })).toThrow(
    "The number of parts must be a whole number from 1.",
  );
});
