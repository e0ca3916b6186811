import { zipStream, type ZipMember } from '../../../write/write-zip.ts';

/** A small zip in memory, for tests. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Uint8Array> {
  const members = async function* (): AsyncGenerator<ZipMember> {
    for (const [path, content] of Object.entries(files))
      yield { path, content: typeof content === 'string' ? content : once(content) };
  };
  return new Uint8Array(
    await new Response(
      zipStream(members()) as ReadableStream<Uint8Array<ArrayBuffer>>,
    ).arrayBuffer(),
  );
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
