import type { AnyModel } from '../database/database.ts';

/** So long a link to all that is held about somebody holds, in milliseconds. */
export const OWN_DATA_LINK_MS = 5 * 60_000;

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

/** What documents carry for the product's own work. */
const OF_THE_PRODUCT = { outbox: 0, unsent: 0, idempotency: 0 };

/** A file of the documents of a collection that a filter finds, by their ids, without the fields that are named: secrets, and what only the product needs. */
export const jsonDocuments = (
  model: AnyModel,
  filter: object,
  without: readonly string[] = [],
): AsyncIterable<Uint8Array> => jsonList(documents(model, filter, without));

async function* documents(
  model: AnyModel,
  filter: object,
  without: readonly string[],
): AsyncGenerator<object> {
  const hidden = { ...OF_THE_PRODUCT, ...Object.fromEntries(without.map((name) => [name, 0])) };
  const found = model.find(filter, hidden).sort({ _id: 1 }).lean().cursor();
  for await (const document of found) yield document as object;
}
