import { failure } from '../errors.ts';
import { documentKeys } from '../ordering/document-keys.ts';
import { inverted, keyString } from '../ordering/key-string.ts';
import { compileFilter } from '../query/matcher.ts';
import { pathOf, someItemAt, someValueAt, type Path } from '../query/paths.ts';
import type { Matcher } from '../query/predicates.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { fieldOf, type Fields } from '../values.ts';
import type { IndexDefinition } from './definition.ts';
import { SortedEntries } from './sorted-entries.ts';

export interface IndexPart {
  name: string;
  path: Path;
  direction: 1 | -1;
  /** True once a document had an array here: then several entries may stand for one document. */
  throughArray: boolean;
}

/** The character after every key, so that a range `[key, key + AFTER)` holds all entries that begin with it. */
export const AFTER = '\xff';

/** An ordered index: entries of joined key strings, each followed by the document's sequence. */
export class OrderedIndex {
  readonly definition: IndexDefinition;
  readonly parts: IndexPart[];
  readonly entries = new SortedEntries();
  readonly #paths: Path[];
  readonly #includes: Matcher | null;
  #gathered: [string, StoredDocument][] = [];

  constructor(definition: IndexDefinition) {
    this.definition = definition;
    this.parts = Object.keys(definition.key).map((name) => ({
      name,
      path: pathOf(name),
      direction: (fieldOf(definition.key, name) as number) > 0 ? 1 : -1,
      throughArray: false,
    }));
    this.#paths = this.parts.map((part) => part.path);
    this.#includes = definition.partialFilterExpression
      ? compileFilter(definition.partialFilterExpression)
      : null;
  }

  /** The top-level fields that decide where a document stands. */
  fields(): string[] {
    const { key, partialFilterExpression } = this.definition;
    return [...Object.keys(key), ...fieldsOfFilter(partialFilterExpression ?? {})].map(
      (name) => pathOf(name)[0]!,
    );
  }

  /** False for the documents that a sparse or partial index leaves out. */
  includes(document: Fields): boolean {
    if (this.#includes) return this.#includes(document);
    if (this.definition.sparse)
      return this.#paths.some((path) =>
        someValueAt(document, path, (value) => value !== undefined),
      );
    return true;
  }

  /** The joined keys under which a document stands. */
  keysOf(document: Fields): string[] {
    if (!this.includes(document)) return [];
    const tuples = documentKeys(document, this.#paths);
    for (const part of this.parts) {
      part.throughArray ||= passesArray(document, part.path);
    }
    return tuples.map((tuple) =>
      tuple.map((key, i) => (this.parts[i]!.direction === 1 ? key : inverted(key))).join(''),
    );
  }

  /** Throws MongoDB's duplicate key error when another document stands under one of the keys. */
  refuseDuplicate(
    document: Fields,
    keys: string[],
    namespace: string,
    self: StoredDocument | null,
  ): void {
    if (!this.definition.unique) return;
    for (const key of keys) {
      for (const other of this.entries.between(key, key + AFTER, 1)) {
        if (other !== self)
          throw duplicateKey(namespace, this.definition, this.#valuesUnder(document, key));
      }
    }
  }

  add(stored: StoredDocument, keys: string[]): void {
    for (const key of keys) this.entries.add(key + suffix(stored), stored);
  }

  remove(stored: StoredDocument, keys: string[]): void {
    for (const key of keys) this.entries.remove(key + suffix(stored));
  }

  /** Collects a document for an index that is being built. */
  gather(stored: StoredDocument, document: Fields): void {
    for (const key of this.keysOf(document)) this.#gathered.push([key + suffix(stored), stored]);
  }

  /** Builds the index from what was collected. Throws the duplicate key error when that does not allow a unique one. */
  settle(namespace: string): void {
    const entries = this.#gathered;
    this.#gathered = [];
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    if (this.definition.unique) {
      for (let i = 1; i < entries.length; i++) {
        const [[before, other], [key, stored]] = [entries[i - 1]!, entries[i]!];
        if (other !== stored && withoutSuffix(before) === withoutSuffix(key))
          throw duplicateKey(
            namespace,
            this.definition,
            this.#valuesUnder(stored.version.fields, withoutSuffix(key)),
          );
      }
    }
    this.entries.load(entries);
  }

  /** The values that make up one key of a document, for the duplicate key error. */
  #valuesUnder(document: Fields, key: string): Fields {
    const tuple = documentKeys(document, this.#paths).find(
      (each) =>
        each.map((part, i) => (this.parts[i]!.direction === 1 ? part : inverted(part))).join('') ===
        key,
    );
    return Object.fromEntries(
      this.parts.map((part, i) => {
        let found: unknown = null;
        someItemAt(document, part.path, (value) => {
          if (value === undefined || keyString(value) !== tuple?.[i]) return false;
          found = value;
          return true;
        });
        return [part.name, found];
      }),
    );
  }
}

function passesArray(document: Fields, path: Path): boolean {
  return path.some((_, i) => someValueAt(document, path.slice(0, i + 1), Array.isArray));
}

function fieldsOfFilter(filter: Fields): string[] {
  return Object.keys(filter).flatMap((name) => {
    const value = fieldOf(filter, name);
    return name.startsWith('$') && Array.isArray(value) ? value.flatMap(fieldsOfFilter) : [name];
  });
}

const SUFFIX_LENGTH = 10;

/** Keeps the entries of equal keys apart, in natural order. */
function suffix(stored: StoredDocument): string {
  return stored.sequence.toString(36).padStart(SUFFIX_LENGTH, '0');
}

function withoutSuffix(entry: string): string {
  return entry.slice(0, -SUFFIX_LENGTH);
}

/** MongoDB's duplicate key error, with the values that are taken. */
export function duplicateKey(
  namespace: string,
  definition: IndexDefinition,
  keyValue: Fields,
): Error {
  const shown = Object.keys(keyValue)
    .map((name) => `${name}: ${shownValue(fieldOf(keyValue, name))}`)
    .join(', ');
  return failure(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${definition.name} dup key: { ${shown} }`,
    { keyPattern: definition.key, keyValue },
  );
}

function shownValue(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  const type = (value as { _bsontype?: string } | null)?._bsontype;
  return type ? `${type}('${String(value)}')` : JSON.stringify(value);
}
