import { Long } from 'bson';
import { encode } from '../codec.ts';
import type { Fields } from '../values.ts';

/** A batch of a cursor, whose documents are ready-made BSON and are copied rather than encoded again. */
export interface CursorBatch {
  id: bigint;
  namespace: string;
  field: 'firstBatch' | 'nextBatch';
  documents: Uint8Array[];
}

const DOCUMENT = 0x03;
const ARRAY = 0x04;

/** Encodes `{ cursor: { firstBatch: [...], id, ns }, ok: 1 }`. */
export function encodeCursorReply(batch: CursorBatch): Uint8Array {
  const elements = batch.documents.map((document, i) => ({
    name: Buffer.from(`${i}\0`, 'latin1'),
    document,
  }));
  const arrayBytes = elements.reduce(
    (sum, { name, document }) => sum + 1 + name.length + document.length,
    5,
  );
  const rest = fieldsOnly({ id: Long.fromBigInt(batch.id), ns: batch.namespace });
  const arrayName = Buffer.from(`${batch.field}\0`, 'latin1');
  const cursorBytes = 4 + 1 + arrayName.length + arrayBytes + rest.length + 1;
  const cursorName = Buffer.from('cursor\0', 'latin1');
  const ok = fieldsOnly({ ok: 1 });
  const reply = Buffer.allocUnsafe(4 + 1 + cursorName.length + cursorBytes + ok.length + 1);

  let offset = 0;
  const int32 = (value: number) => {
    offset = reply.writeInt32LE(value, offset);
  };
  const byte = (value: number) => {
    offset = reply.writeUInt8(value, offset);
  };
  const bytes = (value: Uint8Array) => {
    reply.set(value, offset);
    offset += value.length;
  };

  int32(reply.length);
  byte(DOCUMENT);
  bytes(cursorName);
  int32(cursorBytes);
  byte(ARRAY);
  bytes(arrayName);
  int32(arrayBytes);
  for (const { name, document } of elements) {
    byte(DOCUMENT);
    bytes(name);
    bytes(document);
  }
  byte(0);
  bytes(rest);
  byte(0);
  bytes(ok);
  byte(0);
  return reply;
}

/** The elements of a document without its length and its end. */
function fieldsOnly(fields: Fields): Uint8Array {
  const bytes = encode(fields);
  return bytes.subarray(4, bytes.length - 1);
}
