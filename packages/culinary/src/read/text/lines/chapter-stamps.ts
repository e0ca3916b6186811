import { sectionHeading } from '../../headings/section-heading.ts';

/** "01:35 We brown the chicken", "1:02:10 - Tasting" */
const STAMP = /^\s*[([]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[)\]]?\s{1,3}(?:[-–—|:]\s?)?(?=\S)/u;
const FEWEST = 3;
/** Of a chapter's name, on average: what was said in a video, sentence by sentence, is no list of its chapters. */
const MOST_WORDS_OF_NAME = 5;
const LONGEST = 200;

const secondsOf = (line: string): number | null => {
  const stamp = line.length <= LONGEST ? STAMP.exec(line) : null;
  if (!stamp) return null;
  return Number(stamp[1] ?? 0) * 3600 + Number(stamp[2]) * 60 + Number(stamp[3]);
};

/** "CHAPTERS", "⏱ MINUTOS:" right above them. */
const headsChapters = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  /\p{L}/u.test(line) &&
  !/\d/.test(line) &&
  sectionHeading(line) === null &&
  line.trim().split(/\s+/).length <= MOST_WORDS;
const LONGEST_HEADING = 40;
const MOST_WORDS = 4;

/** How many words stand behind the stamps. */
const wordsIn = (run: readonly string[]): number =>
  run.reduce((sum, line) => sum + line.replace(STAMP, '').trim().split(/\s+/).length, 0);

/** Which lines are the chapters of a video, from its first second on: several that follow one another and count up. */
export function chapterLines(lines: readonly string[]): ReadonlySet<number> {
  const chapters = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    if (secondsOf(lines[at]!) !== 0) continue;
    const run = [at];
    let last = 0;
    for (let next = at + 1; next < lines.length; next++) {
      const seconds = secondsOf(lines[next]!);
      if (seconds === null || seconds <= last) break;
      run.push(next);
      last = seconds;
    }
    if (
      run.length >= FEWEST &&
      wordsIn(run.map((line) => lines[line]!)) <= MOST_WORDS_OF_NAME * run.length
    ) {
      if (headsChapters(lines[at - 1] ?? '')) chapters.add(at - 1);
      for (const line of run) chapters.add(line);
    }
    at = run.at(-1)!;
  }
  return chapters;
}
