/** The even figure at or above a greatest count at which an axis ends, so that there is a whole one half-way: 2, 4 or 10 of some power of ten. */
export function countsEnd(greatest: number): number {
  if (!(greatest > 2)) return 2;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return ([2, 4].find((each) => each * power >= greatest) ?? 10) * power;
}

/** The round figure at or above a greatest value at which an axis ends: 1, 2 or 5 of some power of ten; 1 where there is nothing. */
export function axisEnd(greatest: number): number {
  if (!(greatest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 2, 5, 10].find((each) => each * power >= greatest * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(3));
}

/** Which days an axis names: the first, the last, and one or two between. */
export function namedDays(count: number): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const parts = count < 8 ? 1 : 3;
  return Array.from({ length: parts + 1 }, (_, at) => Math.round(((count - 1) * at) / parts));
}
