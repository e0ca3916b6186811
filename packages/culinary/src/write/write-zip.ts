import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** A file to be put into a zip. What is packed already, such as pictures, is stored as it is. */
export interface ZipMember {
  path: string;
  content: string | AsyncIterable<Uint8Array>;
  store?: boolean;
}

/** A zip as it is written, file after file; none of them is kept. What `members` throws, reading the zip throws. */
export function zipStream(members: AsyncIterable<ZipMember>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = new ZipWriter(writable, { keepOrder: true });
  const write = async () => {
    for await (const { path, content, store } of members) {
      const reader = typeof content === 'string' ? new TextReader(content) : streamOf(content);
      await writer.add(path, reader, store ? { level: 0 } : {});
    }
    await writer.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}

function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
