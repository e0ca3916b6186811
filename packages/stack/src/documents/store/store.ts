import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { decode } from '../codec.ts';
import { failure } from '../errors.ts';
import type { IndexDefinition } from '../indexes/definition.ts';
import { asSentence, damaged, openDatabaseFile } from '../persistence/database-file.ts';
import { Journal } from '../persistence/journal.ts';
import type { Fields } from '../values.ts';
import { Collection } from './collection.ts';

/** All collections of one documents file, held in memory. */
export class Store {
  readonly journal: Journal;
  readonly #database: DatabaseSync;
  readonly #collections = new Map<string, Collection>();
  #lastCollectionId: number;

  /** Opens the file and reads it. Throws a sentence when it is in use, damaged or not ours. */
  constructor(file: string) {
    this.#database = openDatabaseFile(file);
    try {
      const { last } = this.#database
        .prepare('SELECT coalesce(max(sequence), 0) AS last FROM documents')
        .get() as { last: number };
      this.journal = new Journal(this.#database, last);
      this.#lastCollectionId = this.#load(file);
    } catch (error) {
      this.#database.close();
      throw asSentence(file, error);
    }
  }

  collection(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  /** The collections of a database, or of all. */
  collections(database?: string): Collection[] {
    const all = [...this.#collections.values()];
    return database === undefined
      ? all
      : all.filter((collection) => collection.namespace.startsWith(`${database}.`));
  }

  /** The collection, made when it does not exist. */
  collectionForWriting(namespace: string): Collection {
    return this.#collections.get(namespace) ?? this.createCollection(namespace, {});
  }

  createCollection(namespace: string, options: Fields): Collection {
    refuseName(namespace);
    const collection = new Collection(namespace, ++this.#lastCollectionId, options, this.journal);
    collection.save();
    this.#collections.set(namespace, collection);
    this.journal.onFailure(() => this.#collections.delete(namespace));
    return collection;
  }

  dropCollection(collection: Collection): void {
    for (const stored of collection.documents()) this.journal.remove(stored.sequence);
    this.journal.removeCollection(collection.id);
    this.#collections.delete(collection.namespace);
    this.journal.onFailure(() => this.#collections.set(collection.namespace, collection));
  }

  /** Writes what waits and lets go of the file. */
  close(): void {
    this.journal.flush();
    this.#database.close();
  }

  #load(file: string): number {
    const definitions = this.#database
      .prepare('SELECT id, namespace, definition FROM collections ORDER BY id')
      .all() as unknown as { id: number; namespace: string; definition: Uint8Array }[];
    const collections = new Map(
      definitions.map(({ id, namespace, definition }) => {
        const { options, indexes } = decode(definition) as unknown as {
          options: Fields;
          indexes: IndexDefinition[];
        };
        return [id, new Collection(namespace, id, options, this.journal, indexes)];
      }),
    );
    const rows = this.#database
      .prepare('SELECT sequence, collection, checksum, body FROM documents ORDER BY sequence')
      .iterate() as unknown as Iterable<{
      sequence: number;
      collection: number;
      checksum: number;
      body: Uint8Array;
    }>;
    for (const { sequence, collection: id, checksum, body } of rows) {
      if (crc32(body) !== checksum)
        throw damaged(file, `the checksum of document ${sequence} is wrong`);
      const collection = collections.get(id);
      if (!collection) throw damaged(file, `document ${sequence} belongs to no collection`);
      collection.restore(sequence, body);
    }
    for (const collection of collections.values()) {
      collection.settle();
      this.#collections.set(collection.namespace, collection);
    }
    return definitions.at(-1)?.id ?? 0;
  }
}

function refuseName(namespace: string): void {
  const name = namespace.slice(namespace.indexOf('.') + 1);
  if (
    name === '' ||
    name.startsWith('.') ||
    name.includes('$') ||
    name.includes('\0') ||
    name.startsWith('system.') ||
    namespace.length > 255
  )
    throw failure('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
}
