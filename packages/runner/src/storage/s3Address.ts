// s3://bucket/folder, and where it is: the usual variables of the environment say so.

export interface S3Address {
  readonly bucket: string;
  /** Without slashes at its ends. */
  readonly prefix: string;
  /** Without a slash at its end; undefined for Amazon. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Without them, requests are not signed: public buckets can be read. */
  readonly credentials:
    | {
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
        readonly sessionToken?: string;
      }
    | undefined;
  /** For messages. */
  readonly host: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function isS3Address(text: string): boolean {
  return /^s3:\/\//i.test(text);
}

/** Or what is wrong, in one sentence. */
export function parseS3Address(text: string, environment: Environment): S3Address | string {
  // Names of buckets (Amazon S3 user guide, bucket naming rules).
  const [, bucket, path = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/i.exec(text) ?? [];
  const names = path.split("/").filter((name) => name !== "");
  if (bucket === undefined || names.some((name) => /^\.\.?$|[\\\p{Cc}]/u.test(name)))
    return `${text} is no address such as s3://bucket/folder.`;
  const variable = (name: string) => environment[name] || undefined;
  const region = variable("AWS_REGION") ?? variable("AWS_DEFAULT_REGION") ?? "us-east-1";
  const endpoint = variable("AWS_ENDPOINT_URL_S3") ?? variable("AWS_ENDPOINT_URL");
  if (endpoint !== undefined && !/^https?:$/.test(protocolOf(endpoint)))
    return `AWS_ENDPOINT_URL is ${endpoint}, which is not a web address.`;
  const accessKeyId = variable("AWS_ACCESS_KEY_ID");
  const secretAccessKey = variable("AWS_SECRET_ACCESS_KEY");
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    return "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: one of them is missing.";
  const sessionToken = variable("AWS_SESSION_TOKEN");
  return {
    bucket,
    prefix: names.join("/"),
    endpoint: endpoint?.replace(/\/+$/, ""),
    region,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
    host: endpoint === undefined ? "Amazon S3" : new URL(endpoint).host,
  };
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : "";
}

/** With an endpoint of one's own, the bucket is part of the path: it needs no name in the DNS. */
export function urlOf({ bucket, endpoint, region }: S3Address, key: string): string {
  const path = key.split("/").map(encoded).join("/");
  return endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com/${path}`
    : `${endpoint}/${bucket}/${path}`;
}

/** As signatures count characters (RFC 3986). */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
