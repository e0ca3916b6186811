import { failure } from './errors.ts';
import { encode, MAX_DOCUMENT_BYTES } from './codec.ts';
import type { ByteProjector } from './query/byte-projection.ts';
import { Version } from './store/version.ts';
import type { Fields } from './values.ts';

/** An answer that is fetched in batches. It holds the documents as they were when it was asked for. */
interface Cursor {
  namespace: string;
  /** Stored versions, whose bytes are ready, or computed documents. */
  results: Version[] | Fields[];
  /** What is shown of a stored version; all of it without. */
  cut: ByteProjector | null;
  next: number;
  usedAt: number;
}

export interface Batch {
  /** Zero when nothing is left. */
  id: bigint;
  namespace: string;
  documents: Uint8Array[];
}

/** MongoDB's own: a cursor that nobody reads from is dropped after ten minutes, and a first batch has 101 documents. */
const IDLE_LIMIT_MS = 600_000;
const FIRST_BATCH = 101;

/** The open cursors of all connections. */
export class Cursors {
  readonly #cursors = new Map<bigint, Cursor>();
  #last = 0n;

  /** Answers the first batch; a cursor stays open only when there is more. */
  open(
    namespace: string,
    results: Version[] | Fields[],
    options: { batchSize?: number; singleBatch?: boolean; cut?: ByteProjector | null },
  ): Batch {
    const cursor: Cursor = {
      namespace,
      results,
      cut: options.cut ?? null,
      next: 0,
      usedAt: Date.now(),
    };
    const documents = take(cursor, options.batchSize ?? FIRST_BATCH);
    if (cursor.next >= results.length || options.singleBatch)
      return { id: 0n, namespace, documents };
    const id = ++this.#last;
    this.#cursors.set(id, cursor);
    return { id, namespace, documents };
  }

  /** Answers the next batch. Throws when the cursor is finished, killed, or belongs to another collection. */
  more(id: bigint, namespace: string, batchSize: number | undefined): Batch {
    const cursor = this.#cursors.get(id);
    if (!cursor) throw failure('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw failure(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    cursor.usedAt = Date.now();
    const documents = take(
      cursor,
      batchSize === undefined || batchSize === 0 ? Number.POSITIVE_INFINITY : batchSize,
    );
    const finished = cursor.next >= cursor.results.length;
    if (finished) this.#cursors.delete(id);
    return { id: finished ? 0n : id, namespace, documents };
  }

  /** Closes a cursor; false when there was none. */
  kill(id: bigint): boolean {
    return this.#cursors.delete(id);
  }

  /** Drops the cursors that nobody has read from for long. */
  dropIdle(now = Date.now()): void {
    for (const [id, cursor] of this.#cursors)
      if (now - cursor.usedAt > IDLE_LIMIT_MS) this.#cursors.delete(id);
  }
}

/** A batch ends at its size in documents or bytes, but holds at least one document. */
function take(cursor: Cursor, batchSize: number): Uint8Array[] {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  while (cursor.next < cursor.results.length && documents.length < batchSize) {
    const result = cursor.results[cursor.next]!;
    const document =
      result instanceof Version
        ? cursor.cut
          ? cursor.cut(result.bytes)
          : result.bytes
        : encode(result);
    if (bytes + document.length > MAX_DOCUMENT_BYTES && documents.length > 0) break;
    bytes += document.length;
    documents.push(document);
    cursor.next++;
  }
  return documents;
}
