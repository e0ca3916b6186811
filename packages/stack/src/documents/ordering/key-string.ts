import { Binary, BSONRegExp, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { notSupported } from '../errors.ts';
import { fieldOf, isFields, type Fields } from '../values.ts';

/**
 * Key strings put BSON values in MongoDB's order: `keyString(a) < keyString(b)` exactly when a sorts before b, and they are
 * equal exactly when MongoDB holds the values for equal (1 and 1.0, 0 and -0). Every character stands for one byte, and no
 * key string is a prefix of another, so they can be joined into compound keys.
 */
export const TYPE = {
  minKey: '\x08',
  emptyArray: '\x0a',
  null: '\x10',
  number: '\x20',
  string: '\x30',
  object: '\x40',
  array: '\x50',
  binary: '\x60',
  objectId: '\x70',
  boolean: '\x80',
  date: '\x90',
  timestamp: '\xa0',
  regex: '\xb0',
  maxKey: '\xf0',
} as const;

/** The key string of a value; a missing value counts as null. Throws for types that this engine cannot order. */
export function keyString(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return TYPE.string + text(value);
    case 'number':
      return TYPE.number + double(value) + NO_REMAINDER;
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'undefined':
      return TYPE.null;
    case 'bigint':
      return TYPE.number + wideInteger(value);
  }
  if (value === null) return TYPE.null;
  if (value instanceof Date) return TYPE.date + double(value.getTime());
  if (value instanceof ObjectId) return TYPE.objectId + latin1(value.id);
  if (Array.isArray(value)) return arrayKey(value);
  if (isFields(value)) return objectKey(value);
  return rareKey(value);
}

/** The byte that every key string of the value's type begins with. */
export function typeOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return TYPE.string;
    case 'number':
    case 'bigint':
      return TYPE.number;
    case 'boolean':
      return TYPE.boolean;
    case 'undefined':
      return TYPE.null;
  }
  if (value === null) return TYPE.null;
  if (Array.isArray(value)) return TYPE.array;
  if (isFields(value)) return TYPE.object;
  return keyString(value).charAt(0);
}

/** Turns an ascending key into one that sorts the other way round. */
export function inverted(key: string): string {
  let result = '';
  for (let i = 0; i < key.length; i++) result += String.fromCharCode(255 - key.charCodeAt(i));
  return result;
}

const TRUE = `${TYPE.boolean}\x01`;
const FALSE = `${TYPE.boolean}\x00`;
const END = '\x00';
const TEXT_END = '\x00\x01';
const NO_REMAINDER = '\x00\x00';

const scratch = new DataView(new ArrayBuffer(8));

function double(value: number): string {
  if (value === 0) value = 0;
  if (Number.isNaN(value)) return '\x00\x00\x00\x00\x00\x00\x00\x00';
  scratch.setFloat64(0, value);
  let high = scratch.getUint32(0);
  let low = scratch.getUint32(4);
  // Positive doubles order as their bits do, negative ones the other way round.
  if (high & 0x80000000) {
    high = ~high >>> 0;
    low = ~low >>> 0;
  } else {
    high = (high | 0x80000000) >>> 0;
  }
  return String.fromCharCode(
    high >>> 24,
    (high >>> 16) & 255,
    (high >>> 8) & 255,
    high & 255,
    low >>> 24,
    (low >>> 16) & 255,
    (low >>> 8) & 255,
    low & 255,
  );
}

/** Integers beyond 2^53: the double at or below, then how far above it the integer lies (under 1,024 for 64 bits). */
function wideInteger(value: bigint): string {
  let below = Number(value);
  if (BigInt(below) > value) below = nextBelow(below);
  const remainder = Number(value - BigInt(below));
  return double(below) + String.fromCharCode(remainder >> 8, remainder & 255);
}

function nextBelow(value: number): number {
  scratch.setFloat64(0, value);
  const bits = scratch.getBigInt64(0);
  scratch.setBigInt64(0, value > 0 ? bits - 1n : bits + 1n);
  return scratch.getFloat64(0);
}

const SIMPLE_TEXT = /^[\x01-\x7f]*$/;

function text(value: string): string {
  if (SIMPLE_TEXT.test(value)) return value + TEXT_END;
  return Buffer.from(value, 'utf8').toString('latin1').replaceAll('\x00', '\x00\xff') + TEXT_END;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function arrayKey(values: unknown[]): string {
  let key: string = TYPE.array;
  for (const value of values) key += keyString(value);
  return key + END;
}

function objectKey(fields: Fields): string {
  let key: string = TYPE.object;
  for (const name of Object.keys(fields)) {
    const value = keyString(fieldOf(fields, name));
    key += value.charAt(0) + text(name) + value;
  }
  return key + END;
}

function rareKey(value: unknown): string {
  if (value instanceof Long) return keyString(value.toBigInt());
  if (value instanceof Binary)
    return (
      TYPE.binary +
      uint32(value.position) +
      String.fromCharCode(value.sub_type) +
      latin1(value.buffer.subarray(0, value.position))
    );
  if (value instanceof Timestamp) return TYPE.timestamp + uint32(value.t) + uint32(value.i);
  if (value instanceof BSONRegExp) return TYPE.regex + text(value.pattern) + text(value.options);
  if (value instanceof MinKey) return TYPE.minKey;
  if (value instanceof MaxKey) return TYPE.maxKey;
  const type = (value as { _bsontype?: string })._bsontype ?? typeof value;
  throw notSupported(`Comparing, indexing or sorting a value of type ${type}`);
}

function uint32(value: number): string {
  return String.fromCharCode(
    (value >>> 24) & 255,
    (value >>> 16) & 255,
    (value >>> 8) & 255,
    value & 255,
  );
}
