/** One file of what is held about somebody, under its path in the zip that they are given. */
export interface OwnDataFile {
  path: string;
  content: string | AsyncIterable<Uint8Array>;
}

/** All that a service holds about a user, file by file; those whom it does not know have none. */
export type OwnData = (userId: string) => AsyncIterable<OwnDataFile>;

/** A file of records as JSON, one in memory at a time: a list of anything that JSON can say. */
export async function* jsonList(records: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => Buffer.from(text);
  let before = '[\n';
  for await (const record of records) {
    yield bytes(before + JSON.stringify(record, null, 2));
    before = ',\n';
  }
  yield bytes(before === '[\n' ? '[]\n' : '\n]\n');
}
