import { BSONRegExp, ObjectId } from 'bson';
import { decodeOnly, encodeForStorage, FieldNames, refuseDepth, refuseSize } from '../codec.ts';
import { failure } from '../errors.ts';
import { ID_INDEX, isSameIndex, type IndexDefinition } from '../indexes/definition.ts';
import { duplicateKey, OrderedIndex } from '../indexes/ordered-index.ts';
import { keyString } from '../ordering/key-string.ts';
import type { Journal } from '../persistence/journal.ts';
import { isFields, withIdFirst, type Fields } from '../values.ts';
import type { StoredDocument } from './stored-document.ts';
import { Version } from './version.ts';

/** The documents of one collection with their indexes. Every change goes to the journal, which can take it back. */
export class Collection {
  readonly namespace: string;
  /** Its number in the file. */
  readonly id: number;
  readonly options: Fields;
  readonly idIndex = new OrderedIndex(ID_INDEX);
  readonly indexes = new Map<string, OrderedIndex>();
  readonly #documents = new Map<string, StoredDocument>();
  readonly #journal: Journal;
  /** The top-level fields that the indexes look at, while documents are restored. */
  #indexed: FieldNames | undefined;

  constructor(
    namespace: string,
    id: number,
    options: Fields,
    journal: Journal,
    definitions: IndexDefinition[] = [],
  ) {
    this.namespace = namespace;
    this.id = id;
    this.options = options;
    this.#journal = journal;
    for (const definition of definitions)
      this.indexes.set(definition.name, new OrderedIndex(definition));
  }

  get size(): number {
    return this.#documents.size;
  }

  /** All documents in natural order. */
  documents(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  documentById(idKey: string): StoredDocument | undefined {
    return this.#documents.get(idKey);
  }

  allIndexes(): OrderedIndex[] {
    return [this.idIndex, ...this.indexes.values()];
  }

  /** Adds a document, making an `_id` when it has none. `received` are its bytes if they need no change. */
  insert(document: Fields, received?: Uint8Array): Version {
    const fields =
      document._id === undefined ? { _id: new ObjectId(), ...document } : withIdFirst(document);
    refuseId(fields._id);
    let bytes: Uint8Array;
    if (received && fields === document) {
      refuseDepth(fields);
      refuseSize(received);
      bytes = received;
    } else {
      bytes = encodeForStorage(fields);
    }
    const stored: StoredDocument = {
      sequence: this.#journal.nextSequence(),
      idKey: keyString(fields._id),
      version: new Version(bytes, fields),
    };
    if (this.#documents.has(stored.idKey))
      throw duplicateKey(this.namespace, ID_INDEX, { _id: fields._id });
    const keys = this.allIndexes().map((index) => ({ index, keys: index.keysOf(fields) }));
    for (const each of keys) each.index.refuseDuplicate(fields, each.keys, this.namespace, null);

    this.#journal.put(this.id, stored.sequence, bytes);
    this.#place(stored, keys);
    this.#journal.onFailure(() => this.#displace(stored));
    return stored.version;
  }

  /** Gives a document a new version with the same `_id`. */
  replace(stored: StoredDocument, fields: Fields): Version {
    const bytes = encodeForStorage(fields);
    const before = stored.version;
    const changes = [...this.indexes.values()]
      .map((index) => ({ index, old: index.keysOf(before.fields), new: index.keysOf(fields) }))
      .filter((change) => !sameKeys(change.old, change.new));
    for (const change of changes)
      change.index.refuseDuplicate(fields, change.new, this.namespace, stored);

    this.#journal.put(this.id, stored.sequence, bytes);
    const switchTo = (version: Version, remove: 'old' | 'new', add: 'old' | 'new') => {
      for (const change of changes) {
        change.index.remove(stored, change[remove]);
        change.index.add(stored, change[add]);
      }
      stored.version = version;
    };
    switchTo(new Version(bytes, fields), 'old', 'new');
    this.#journal.onFailure(() => switchTo(before, 'new', 'old'));
    return stored.version;
  }

  remove(stored: StoredDocument): void {
    this.#journal.remove(stored.sequence);
    this.#displace(stored);
    this.#journal.onFailure(() =>
      this.#place(
        stored,
        this.allIndexes().map((index) => ({ index, keys: index.keysOf(stored.version.fields) })),
      ),
    );
  }

  /** Adds an index over the documents that are there. Answers false when it exists already. */
  createIndex(definition: IndexDefinition): boolean {
    for (const index of this.allIndexes())
      if (isSameIndex(index.definition, definition)) return false;
    const index = new OrderedIndex(definition);
    for (const stored of this.#documents.values()) index.gather(stored, stored.version.fields);
    index.settle(this.namespace);
    this.indexes.set(definition.name, index);
    this.#journal.onFailure(() => this.indexes.delete(definition.name));
    this.save();
    return true;
  }

  dropIndex(name: string): void {
    const index = this.indexes.get(name);
    if (!index)
      throw name === '_id_'
        ? failure('InvalidOptions', 'cannot drop _id index')
        : failure('IndexNotFound', `index not found with name [${name}]`);
    this.indexes.delete(name);
    this.#journal.onFailure(() => this.indexes.set(name, index));
    this.save();
  }

  /** Writes the collection's name, options and indexes to the file. */
  save(): void {
    this.#journal.putCollection(this.id, this.namespace, {
      options: this.options,
      indexes: [...this.indexes.values()].map((index) => index.definition),
    });
  }

  /** Takes in a document of the file; nothing is written. Followed by `settle` when all are in. */
  restore(sequence: number, bytes: Uint8Array): void {
    const fields = decodeOnly(bytes, this.#indexedFields());
    const stored: StoredDocument = {
      sequence,
      idKey: keyString(fields._id),
      version: new Version(bytes),
    };
    this.#documents.set(stored.idKey, stored);
    for (const index of this.allIndexes()) index.gather(stored, fields);
  }

  settle(): void {
    this.#indexed = undefined;
    for (const index of this.allIndexes()) index.settle(this.namespace);
  }

  #indexedFields(): FieldNames {
    return (this.#indexed ??= new FieldNames(this.allIndexes().flatMap((index) => index.fields())));
  }

  #place(stored: StoredDocument, keys: { index: OrderedIndex; keys: string[] }[]): void {
    this.#documents.set(stored.idKey, stored);
    for (const each of keys) each.index.add(stored, each.keys);
  }

  #displace(stored: StoredDocument): void {
    this.#documents.delete(stored.idKey);
    for (const index of this.allIndexes())
      index.remove(stored, index.keysOf(stored.version.fields));
  }
}

function sameKeys(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i]);
}

function refuseId(id: unknown): void {
  if (Array.isArray(id)) throw failure('InvalidIdField', "The '_id' value cannot be of type array");
  const operator = isFields(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (operator !== undefined)
    throw failure(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`,
    );
  if (id instanceof BSONRegExp)
    throw failure('InvalidIdField', "The '_id' value cannot be of type regex");
}
