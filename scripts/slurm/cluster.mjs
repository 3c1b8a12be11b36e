// A cluster of Slurm on this machine: a controller and two nodes on loopback, with their files in
// one folder. Only what was started here is ended.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const nodes = ["one", "two"];

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Until the answer is not undefined.
 * @template T
 * @param {string} what
 * @param {() => T | undefined} ask
 * @param {number} [seconds]
 */
export async function until(what, ask, seconds = 300) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${what} took more than ${seconds} seconds.`);
    await setTimeout(500);
  }
}

/** @param {string} folder @param {string} socket @param {string} name */
async function configuration(folder, socket, name) {
  const user = userInfo().username;
  const lines = [
    `ClusterName=${name}`,
    "SlurmctldHost=localhost(127.0.0.1)",
    `SlurmUser=${user}`,
    `SlurmdUser=${user}`,
    `SlurmctldPort=${await freePort()}`,
    "AuthType=auth/munge",
    // A job that is sent again waits for as long.
    `AuthInfo=socket=${socket},cred_expire=2`,
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool-%n`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd-%n.pid`,
    `SlurmctldLogFile=${folder}/slurmctld.log`,
    `SlurmdLogFile=${folder}/slurmd-%n.log`,
    "ProctrackType=proctrack/linuxproc",
    "TaskPlugin=task/none",
    "JobAcctGatherType=jobacct_gather/none",
    "MpiDefault=none",
    "SelectType=select/cons_tres",
    "SelectTypeParameters=CR_Core",
    "SchedulerParameters=sched_interval=2,bf_interval=2",
    "ReturnToService=2",
    "SlurmdParameters=config_overrides",
  ];
  for (const node of nodes) {
    const place = `NodeHostname=localhost NodeAddr=127.0.0.1 Port=${await freePort()}`;
    lines.push(`NodeName=${node} ${place} CPUs=4 RealMemory=16000 State=UNKNOWN`);
  }
  lines.push("PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP");
  return `${lines.join("\n")}\n`;
}

/** @param {string} folder */
export async function startCluster(folder) {
  const name = `episcope${randomBytes(4).toString("hex")}`;
  for (const part of ["state", "munge", ...nodes.map((node) => `spool-${node}`)])
    mkdirSync(join(folder, part), { recursive: true, mode: 0o755 });
  const [socket, key] = [join(folder, "munge/socket"), join(folder, "munge/key")];
  writeFileSync(key, randomBytes(1024), { mode: 0o600 });
  const file = join(folder, "slurm.conf");
  writeFileSync(file, await configuration(folder, socket, name));
  const environment = { ...process.env, SLURM_CONF: file };

  /** @type {{ child: import("node:child_process").ChildProcess, end: Promise<unknown> }[]} */
  const started = [];
  /** @param {string} program @param {string[]} args */
  const start = (program, args) => {
    const child = spawn(program, args, { env: environment, stdio: "ignore" });
    const end = new Promise((ended) => {
      child.once("error", ended);
      child.once("exit", ended);
    });
    started.push({ child, end });
  };
  /** @param {string} program @param {string[]} args */
  const ask = (program, ...args) =>
    execFileSync(program, args, { env: environment, encoding: "utf8", stdio: "pipe" }).trim();
  /** @param {() => string} get */
  const orNothing = (get) => {
    try {
      return get();
    } catch {
      return "";
    }
  };
  const stop = async () => {
    orNothing(() => ask("scancel", "--full", "--signal=KILL", `--user=${userInfo().username}`));
    for (const { child, end } of started.reverse()) {
      child.kill("SIGTERM");
      await Promise.race([end, setTimeout(10_000).then(() => child.kill("SIGKILL"))]);
    }
  };

  const munge = ["socket", "key-file", "pid-file", "log-file", "seed-file"].map(
    (each) => `--${each}=${join(folder, "munge", each === "key-file" ? "key" : each)}`,
  );
  start("munged", ["--foreground", "--force", "--num-threads=2", ...munge]);
  try {
    await until("The start of munged", () =>
      orNothing(() => ask("munge", "--no-input", `--socket=${socket}`)) ? true : undefined,
    );
    start("slurmctld", ["-D", "-f", file]);
    for (const node of nodes) start("slurmd", ["-D", "-N", node, "-f", file]);
    await until("The start of Slurm", () => {
      const states = orNothing(() => ask("sinfo", "--noheader", "--Node", "--format=%N %T"));
      return states === nodes.map((node) => `${node} idle`).join("\n") ? true : undefined;
    });
  } catch (error) {
    for (const log of ["slurmctld", ...nodes.map((node) => `slurmd-${node}`)])
      console.error(orNothing(() => readFileSync(join(folder, `${log}.log`), "utf8")));
    await stop();
    throw error;
  }
  return { name, environment, ask, stop };
}
