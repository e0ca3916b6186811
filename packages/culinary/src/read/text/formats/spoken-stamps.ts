import { undone, type Format } from './format.ts';
import { isNoise, withoutNoises } from './heard-noises.ts';

/** "0:15 so you need 250 grams of butter", or the hour alone above what was said. */
const STAMP = /^\s{0,3}[([]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[)\]]?(?=\s|$)\s{0,3}/u;
const FEWEST = 6;
const LATEST_FIRST = 60;
/** Of what is said at a stamp, on average; fewer name the chapters of a video. */
const FEWEST_WORDS = 5;
/** Of the lines so many end as sentences do where a transcript writes them. */
const SENTENCES = 0.5;
const ENDS = /[.!?…]["'”’)]?$/u;

/** What is said in a video, as its page shows it: without the second at which each line is said, its sentences whole. */
export const spokenStamps: Format = (source) => {
  const lines = source.split(/\r\n|\r|\n/);
  const stamps = lines.map((line) => STAMP.exec(line));
  const seconds = stamps.flatMap((stamp) =>
    stamp === null ? [] : [Number(stamp[1] ?? 0) * 3600 + Number(stamp[2]) * 60 + Number(stamp[3])],
  );
  const [first = LATEST_FIRST + 1] = seconds;
  const countsUp = seconds.every((second, at) => at === 0 || second > seconds[at - 1]!);
  if (seconds.length < FEWEST || first > LATEST_FIRST || !countsUp) return null;
  const from = stamps.findIndex((stamp) => stamp !== null);
  // What stands below the last stamp but for its own line may be something else.
  const last = stamps.findLastIndex((stamp) => stamp !== null);
  const told = (to?: number) =>
    lines
      .slice(from, to)
      .map((line) => withoutNoises(line.replace(STAMP, '')))
      .filter((line) => line !== '');
  const said = told();
  const words = told(last + 1).reduce((sum, line) => sum + line.split(/\s+/u).length, 0);
  if (words < FEWEST_WORDS * seconds.length) return null;
  const isWritten = said.filter((line) => ENDS.test(line)).length >= SENTENCES * said.length;
  const whole = isWritten ? withSentencesWhole(said) : said;
  return undone([...lines.slice(0, from), ...whole].join('\n'));
};

/** A line that does not end a sentence, with the next; a noise between two sentences stands alone, and one within a sentence is left out. */
function withSentencesWhole(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isOpen = above !== undefined && !ENDS.test(above) && !isNoise(above);
    if (!isOpen) whole.push(line);
    else if (!isNoise(line)) whole.push(`${whole.pop()!} ${line}`);
  }
  return whole;
}
