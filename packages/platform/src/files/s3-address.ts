export interface S3Address {
  endPoint: string;
  port: number;
  useSSL: boolean;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** Reads `s3://key:secret@host:port/bucket?tls=0&region=name`; throws `TypeError` without repeating the secret. */
export function readS3Address(url: string): S3Address {
  const form = new TypeError(
    'The address of the file store is not of the form s3://key:secret@host:port/bucket, with key and secret percent-encoded.',
  );
  let parsed: URL;
  try {
    // As https, so that the parts of the address are read by the rules of web addresses.
    parsed = new URL(url.replace(/^s3:/, 'https:'));
  } catch {
    throw form;
  }
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(parsed.pathname)?.[1];
  if (!bucket || !parsed.username || !parsed.password) throw form;
  const useSSL = parsed.searchParams.get('tls') !== '0';
  return {
    endPoint: parsed.hostname,
    port: parsed.port ? Number(parsed.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: decodeURIComponent(parsed.username),
    secretKey: decodeURIComponent(parsed.password),
    bucket,
    region: parsed.searchParams.get('region') ?? 'us-east-1',
  };
}
