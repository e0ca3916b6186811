import { LibraryIndex, type IndexEntry } from '../../domain/library/library-index.ts';
import { countDocuments } from './count-documents.ts';
import type { RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

/** Recipes in all indexes together; those of who has searched longest ago go first. */
const MOST_RECIPES = 200_000;
/** What was written so long before a look may appear after it: that is how long a write takes and how far clocks differ, as a rule … */
const OVERLAP_MS = 2_000;
/** … and at the most, for which one look in a while goes back further. */
const LONG_OVERLAP_MS = 60_000;
const LONG_LOOK_EVERY_MS = 10_000;
const AT_ONCE = 1_000;

const MARK = { touchedAt: 1, version: 1 } as const;
const ENTRY = {
  ...MARK,
  state: 1,
  course: 1,
  diet: 1,
  createdAt: 1,
  titleKey: 1,
  cookKey: 1,
  scoreKey: 1,
  search: 1,
} as const;

type Marked = Pick<RecipeDocument, '_id' | 'touchedAt' | 'version'>;

interface Kept {
  index: LibraryIndex;
  /** When the last look began; null before the first. */
  lookedAt: number | null;
  /** When the last look began that went back further. */
  longLookAt: number;
  running: Promise<void> | null;
  /** The look that begins when the running one is over: what was written before it was asked for is in it. */
  next: Promise<void> | null;
}

/** The indexes of owners who search, in memory: each brought up to date before it is used, whoever has changed the library. */
export class LibraryIndexes {
  readonly #model: RecipeModel;
  readonly #mostRecipes: number;
  readonly #kept = new Map<string, Kept>();

  constructor(model: RecipeModel, mostRecipes = MOST_RECIPES) {
    this.#model = model;
    this.#mostRecipes = mostRecipes;
  }

  /** Whether the owner has searched lately. */
  has(ownerId: string): boolean {
    return this.#kept.has(ownerId);
  }

  /** Begins to read the owner's index, so that the first search need not wait for it. Whoever waits for it is told what goes wrong. */
  warm(ownerId: string): void {
    if (!this.has(ownerId)) this.of(ownerId).catch(() => {});
  }

  /** The owner's index with everything that was written before the call. */
  async of(ownerId: string): Promise<LibraryIndex> {
    const kept = this.#kept.get(ownerId) ?? {
      index: new LibraryIndex(),
      lookedAt: null,
      longLookAt: 0,
      running: null,
      next: null,
    };
    this.#kept.delete(ownerId);
    this.#kept.set(ownerId, kept);
    try {
      await this.#refresh(ownerId, kept);
    } catch (error) {
      if (kept.lookedAt === null) this.#kept.delete(ownerId);
      throw error;
    }
    this.#evict(ownerId);
    return kept.index;
  }

  #refresh(ownerId: string, kept: Kept): Promise<void> {
    const look = () =>
      (kept.running = this.#look(ownerId, kept).finally(() => (kept.running = null)));
    const lookNext = () => {
      kept.next = null;
      // One that has begun in between sees as much.
      return kept.running ?? look();
    };
    if (!kept.running) return look();
    return (kept.next ??= kept.running.then(lookNext, lookNext));
  }

  async #look(ownerId: string, kept: Kept): Promise<void> {
    const { index, lookedAt, longLookAt } = kept;
    const now = Date.now();
    const isLong = now - longLookAt > LONG_LOOK_EVERY_MS;
    if (lookedAt === null) await this.#take(index, { ownerId });
    else
      await this.#takeTouched(
        ownerId,
        index,
        new Date(isLong ? longLookAt - LONG_OVERLAP_MS : lookedAt - OVERLAP_MS),
      );
    kept.lookedAt = now;
    if (isLong) kept.longLookAt = now;
    // More than are known are new, and the next look will see them.
    if ((await countDocuments(this.#model, { ownerId })) < index.size)
      await this.#dropGone(ownerId, index);
  }

  async #takeTouched(ownerId: string, index: LibraryIndex, since: Date): Promise<void> {
    const touched = await this.#model
      .find({ ownerId, touchedAt: { $gte: since } }, MARK)
      .lean<Marked[]>();
    const changed = touched
      .filter((document) => index.markOf(document._id) !== markOf(document))
      .map(({ _id }) => _id);
    for (let from = 0; from < changed.length; from += AT_ONCE)
      await this.#take(index, { _id: { $in: changed.slice(from, from + AT_ONCE) } });
  }

  async #take(index: LibraryIndex, filter: object): Promise<void> {
    for await (const document of this.#model
      .find(filter, ENTRY)
      .lean<RecipeDocument[]>()
      .cursor({ batchSize: AT_ONCE })) {
      const { search, entry } = entryOf(document as RecipeDocument);
      index.put(entry, search);
    }
  }

  /** Deleted recipes are marked first; here go those whose mark was never seen. */
  async #dropGone(ownerId: string, index: LibraryIndex): Promise<void> {
    const there = new Set(
      (await this.#model.find({ ownerId }, { _id: 1 }).lean<{ _id: number }[]>()).map(
        ({ _id }) => _id,
      ),
    );
    for (const id of [...index.ids()]) if (!there.has(id)) index.remove(id);
  }

  #evict(used: string): void {
    let recipes = 0;
    for (const { index } of this.#kept.values()) recipes += index.size;
    for (const [ownerId, { index, running }] of this.#kept) {
      if (recipes <= this.#mostRecipes) return;
      if (ownerId === used || running) continue;
      this.#kept.delete(ownerId);
      recipes -= index.size;
    }
  }
}

/** Documents that wait to be reindexed have no words yet; their mark changes when they have. */
function entryOf(document: RecipeDocument): { entry: IndexEntry; search: string[] } {
  const {
    _id: id,
    state,
    course = 'main',
    diet = 'vegetarian',
    createdAt,
    titleKey = '',
    cookKey = 0,
    scoreKey = 0,
    search = '',
  } = document;
  return {
    entry: {
      id,
      state,
      course,
      diet,
      createdAt: createdAt.getTime(),
      titleKey,
      cookKey,
      scoreKey,
      mark: markOf(document),
    },
    search: search.split(' ').filter(Boolean),
  };
}

const markOf = ({ touchedAt, version }: Marked) => `${version} ${touchedAt?.getTime() ?? 0}`;
