/** Sets of small numbers, a bit each, all of one length within an index. No slot may be as large as the capacity they were made for. */
export type SlotBits = Uint32Array<ArrayBuffer>;

/** An empty set for slots below the capacity. */
export const emptyBits = (capacity: number): SlotBits => new Uint32Array(Math.ceil(capacity / 32));

/** Whether a slot is in the set. */
export const hasBit = (bits: SlotBits, slot: number): boolean =>
  ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

/** Puts a slot in. */
export function setBit(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

/** Takes a slot out; one that is not in it is no error. */
export function clearBit(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Keeps in `bits` what is in `others` too. */
export function intersect(bits: SlotBits, others: SlotBits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= others[at]!;
}

/** Puts into `bits` what is in `others`. */
export function unite(bits: SlotBits, others: SlotBits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! |= others[at]!;
}

/** How many slots are in the set. */
export function countBits(bits: SlotBits): number {
  let count = 0;
  for (let rest of bits) for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Visits every slot of the set, from the least. */
export function eachSlot(bits: SlotBits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at]!; rest !== 0; rest &= rest - 1)
      visit(at * 32 + 31 - Math.clz32(rest & -rest));
  }
}
