import { hostileShapes, type HostileShape } from './hostile-shapes.ts';

type Read = (text: string) => unknown;

const GROWTH = 4;
/** What takes less CPU time is not judged. */
const FLOOR_MS = 12;
/** What takes so much is judged as it is, not with a longer text. */
const ENOUGH_MS = 40;
/** A busy machine does not explain so much. */
const SURE_MS = 300;
/** Of four times the text: four, with room for a busy machine. The square would be sixteen. */
export const MOST_GROWTH = GROWTH ** 1.45;
/** Texts of this length are tried of all shapes; of the dearest quarter of them, and of six at least, twice the length, and so on. */
const FIRST = 250;
const LONGEST = 8_000;
const KEPT = 1 / 4;
const FEWEST = 6;
const MOST_NAMED = 3;

async function cost(read: Read, text: string, times: number): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  return Math.min(...took);
}

/** How many times more a text costs that is four times as long; what seems to grow too fast is measured anew, and with longer texts. */
export async function growth(
  read: Read,
  shape: (size: number) => string,
  longest = LONGEST,
): Promise<number> {
  const first = await cost(read, shape(longest), 1);
  if (first < FLOOR_MS || first / (await cost(read, shape(longest / GROWTH), 1)) < MOST_GROWTH)
    return 1;
  let most = Infinity;
  for (const size of [longest, 2 * longest, 4 * longest]) {
    const short = await cost(read, shape(size / GROWTH), 3);
    const long = await cost(read, shape(size), 2);
    most = Math.min(most, long < FLOOR_MS ? 1 : long / short);
    if (most < MOST_GROWTH || long > SURE_MS) return most;
  }
  return most;
}

/** The names of a few hostile shapes whose cost grows faster than their length. Those become the dearest before long, so only the dearest are followed. */
export async function superlinearShapes(
  read: Read,
  shapes: readonly HostileShape[] = hostileShapes,
): Promise<string[]> {
  const slow: string[] = [];
  let followed: { shape: HostileShape; costs: number[] }[] = shapes.map((shape) => ({
    shape,
    costs: [],
  }));
  for (let size = FIRST; followed.length > 0; size *= 2) {
    for (const { shape, costs } of followed) costs.unshift(await cost(read, shape.text(size), 1));
    const judged = followed.filter(({ costs: [ms = 0] }) => size >= LONGEST || ms > ENOUGH_MS);
    for (const { shape, costs } of judged) {
      const [ms = 0, , quarter = 0] = costs;
      if (ms < FLOOR_MS || ms < MOST_GROWTH * quarter) continue;
      if ((await growth(read, shape.text, size)) >= MOST_GROWTH) slow.push(shape.name);
      if (slow.length === MOST_NAMED) return slow;
    }
    followed = followed
      .filter((one) => !judged.includes(one))
      .sort((one, other) => other.costs[0]! - one.costs[0]!)
      .slice(0, Math.max(FEWEST, Math.ceil(followed.length * KEPT)));
  }
  return slow;
}
