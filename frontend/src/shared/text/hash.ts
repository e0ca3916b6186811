/** A 32-bit hash of a text: FNV-1a over its code points with a final mix of MurmurHash3. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}
