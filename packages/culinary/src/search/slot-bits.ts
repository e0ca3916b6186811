/** Sets of small numbers, a bit each, all of one length within an index. */
export type SlotBits = Uint32Array<ArrayBuffer>;

export const emptyBits = (capacity: number): SlotBits => new Uint32Array(Math.ceil(capacity / 32));

export const hasBit = (bits: SlotBits, slot: number): boolean => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function setBit(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Keeps in `bits` what is in `others` too. */
export function intersect(bits: SlotBits, others: SlotBits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= others[at]!;
}

export function countBits(bits: SlotBits): number {
  let count = 0;
  for (let rest of bits) for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function eachSlot(bits: SlotBits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at]!; rest !== 0; rest &= rest - 1) visit(at * 32 + 31 - Math.clz32(rest & -rest));
  }
}
