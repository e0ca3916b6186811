import {
  clearBit,
  countBits,
  eachBit,
  emptyBitSet,
  hasBit,
  setBit,
  type BitSet,
} from './bit-set.ts';

const FIRST_CAPACITY = 64;

/** The recipes that a query finds. It tells the state of the moment: ask again after a put or remove. */
export interface FoundRecipes {
  readonly size: number;
  has(id: number): boolean;
  /** Their ids, in no order. */
  ids(): number[];
}

/** The places of recipes in an index: small numbers, so that a set of recipes is a set of bits. */
export class RecipeOrdinals {
  /** Sets of ordinals are made for so many; this doubles when they do not suffice. */
  capacity = FIRST_CAPACITY;
  #everything = emptyBitSet(FIRST_CAPACITY);
  readonly #ordinalOf = new Map<number, number>();
  readonly #idAt: number[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#ordinalOf.size;
  }

  /** The ordinal of a recipe; undefined for one that has none. */
  of(id: number): number | undefined {
    return this.#ordinalOf.get(id);
  }

  /** The ordinal of a recipe, a new one where it has none. */
  take(id: number): number {
    const known = this.#ordinalOf.get(id);
    if (known !== undefined) return known;
    const ordinal = this.#free.pop() ?? this.#idAt.length;
    if (ordinal >= this.capacity) this.#grow();
    this.#ordinalOf.set(id, ordinal);
    this.#idAt[ordinal] = id;
    setBit(this.#everything, ordinal);
    return ordinal;
  }

  free(id: number, ordinal: number): void {
    this.#ordinalOf.delete(id);
    clearBit(this.#everything, ordinal);
    this.#free.push(ordinal);
  }

  /** All that are taken, in a set of their own. */
  all(): BitSet {
    return this.#everything.slice();
  }

  /** What a set of ordinals finds. */
  found(ordinals: BitSet): FoundRecipes {
    let size: number | null = null;
    return {
      get size() {
        return (size ??= countBits(ordinals));
      },
      has: (id) => {
        const ordinal = this.#ordinalOf.get(id);
        return ordinal !== undefined && hasBit(ordinals, ordinal);
      },
      ids: () => {
        const ids: number[] = [];
        eachBit(ordinals, (ordinal) => ids.push(this.#idAt[ordinal]!));
        return ids;
      },
    };
  }

  #grow(): void {
    this.capacity *= 2;
    const grown = emptyBitSet(this.capacity);
    grown.set(this.#everything);
    this.#everything = grown;
  }
}
