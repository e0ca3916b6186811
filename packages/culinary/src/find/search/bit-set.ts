/** A set of small numbers, a bit each. No number may be as large as the capacity it was made for. */
export type BitSet = Uint32Array<ArrayBuffer>;

/** An empty set for numbers below the capacity. */
export const emptyBitSet = (capacity: number): BitSet => new Uint32Array(Math.ceil(capacity / 32));

/** Whether a number is in the set. */
export const hasBit = (bits: BitSet, number: number): boolean =>
  ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;

/** Puts a number in. */
export function setBit(bits: BitSet, number: number): void {
  bits[number >>> 5]! |= 1 << (number & 31);
}

/** Takes a number out; one that is not in it is no error. */
export function clearBit(bits: BitSet, number: number): void {
  bits[number >>> 5]! &= ~(1 << (number & 31));
}

/** Keeps in `bits` what is in `others` too. */
export function intersect(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= others[at]!;
}

/** Puts into `bits` what is in `others`. */
export function unite(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at++) bits[at]! |= others[at]!;
}

/** How many numbers are in the set. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (let rest of bits) for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Visits every number of the set, from the least. */
export function eachBit(bits: BitSet, visit: (number: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at]!; rest !== 0; rest &= rest - 1)
      visit(at * 32 + 31 - Math.clz32(rest & -rest));
  }
}
