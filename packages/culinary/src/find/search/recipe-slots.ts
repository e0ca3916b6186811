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
export class RecipeSlots {
  /** Sets of slots are made for so many; it doubles when they do not suffice. */
  capacity = FIRST_CAPACITY;
  #everything = emptyBitSet(FIRST_CAPACITY);
  readonly #slotOf = new Map<number, number>();
  readonly #idAt: number[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#slotOf.size;
  }

  /** The slot of a recipe; undefined for one that has none. */
  of(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** The slot of a recipe, a new one where it has none. */
  take(id: number): number {
    const known = this.#slotOf.get(id);
    if (known !== undefined) return known;
    const slot = this.#free.pop() ?? this.#idAt.length;
    if (slot >= this.capacity) this.#grow();
    this.#slotOf.set(id, slot);
    this.#idAt[slot] = id;
    setBit(this.#everything, slot);
    return slot;
  }

  free(id: number, slot: number): void {
    this.#slotOf.delete(id);
    clearBit(this.#everything, slot);
    this.#free.push(slot);
  }

  /** All that are taken, in a set of their own. */
  all(): BitSet {
    return this.#everything.slice();
  }

  /** What a set of slots finds. */
  found(slots: BitSet): FoundRecipes {
    let size: number | null = null;
    return {
      get size() {
        return (size ??= countBits(slots));
      },
      has: (id) => {
        const slot = this.#slotOf.get(id);
        return slot !== undefined && hasBit(slots, slot);
      },
      ids: () => {
        const ids: number[] = [];
        eachBit(slots, (slot) => ids.push(this.#idAt[slot]!));
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
