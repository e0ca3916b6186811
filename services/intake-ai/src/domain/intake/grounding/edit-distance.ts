/** Whether one word becomes the other by at most `limit` changes of a letter (Levenshtein 1966). */
export function isWithin(limit: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let row = Array.from({ length: b.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return false;
    row = next;
  }
  return (row[b.length] ?? Infinity) <= limit;
}
