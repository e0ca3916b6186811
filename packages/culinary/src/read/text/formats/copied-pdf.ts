import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { undone, type Format } from './format.ts';

const LONE_BULLET = /^[ \t]{0,20}[•●○◦▪▫■□▢☐‣⁃∙·►▶➢➤❖–][ \t]*$/;
const FEWEST_BULLETS = 2;
/** "Seite 12", "- 12 -", "12": the number of a page alone. */
const PAGE =
  /^[ \t]{0,60}(?:[-–—][ \t]?\d{1,3}[ \t]?[-–—]|(?:page|seite|pagina|página|p\.|s\.)[ \t]?\d{1,3}(?:[ \t]?(?:\/|of|von|de|di|sur)[ \t]?\d{1,3})?)[ \t]*$/i;
const LONGEST = 300;
/** A head that runs stands on as many pages. */
const FEWEST_PAGES = 2;

/** Text that was copied out of a PDF: a bullet alone goes before the item below it, what stands between the pages goes. */
export const copiedPdf: Format = (source) => {
  const lines = source.split('\n');
  const bulleted = withBullets(lines);
  const kept = withoutPageBreaks(bulleted);
  return kept.length === lines.length ? null : undone(kept.join('\n'));
};

function withBullets(lines: readonly string[]): string[] {
  const isLone = lines.map((line) => line.length <= LONGEST && LONE_BULLET.test(line));
  if (isLone.filter(Boolean).length < FEWEST_BULLETS) return [...lines];
  const kept: string[] = [];
  let bullet = '';
  for (const [at, line] of lines.entries()) {
    if (isLone[at]) bullet = '• ';
    else if (bullet === '' || line.trim() !== '') {
      kept.push(`${bullet}${bullet ? line.trimStart() : line}`);
      bullet = '';
    }
  }
  return kept;
}

/** The number of a page, and the head or foot beside it that runs, go where a sentence goes on below them. */
function withoutPageBreaks(lines: readonly string[]): string[] {
  const isPage = lines.map((line) => line.length <= LONGEST && PAGE.test(line));
  if (!isPage.some(Boolean)) return [...lines];
  const beside = new Map<string, number>();
  const running = (line = '') => line.trim().replace(/\d{1,4}/g, '0');
  for (const [at, found] of isPage.entries())
    if (found)
      for (const near of [at - 1, at + 1]) {
        const words = running(lines[near]);
        if (words !== '' && words.length <= 80) beside.set(words, (beside.get(words) ?? 0) + 1);
      }
  const isRunning = (at: number) =>
    (isPage[at - 1] === true || isPage[at + 1] === true) &&
    (beside.get(running(lines[at])) ?? 0) >= FEWEST_PAGES &&
    !(/\d/.test(lines[at]!) && looksLikeIngredient(lines[at]!) > 0.6);
  const goes = lines.map((_, at) => isPage[at]! || isRunning(at));
  return lines.flatMap((line, at) => {
    if (goes[at]) return [];
    // The blank lines around it part no sentence.
    return line.trim() === '' &&
      (bordersBreak(goes, lines, at, -1) || bordersBreak(goes, lines, at, 1))
      ? []
      : [line];
  });
}

const MOST_BLANK = 4;

function bordersBreak(
  goes: readonly boolean[],
  lines: readonly string[],
  from: number,
  step: number,
): boolean {
  let at = from + step;
  for (let left = MOST_BLANK; left > 0 && lines[at]?.trim() === '' && !goes[at]; left--) at += step;
  if (!goes[at]) return false;
  const [above, below] = [wordsBeyond(goes, lines, at, -1), wordsBeyond(goes, lines, at, 1)];
  return /^\p{Ll}/u.test(below) && !/[.!?:]["”»]?$/.test(above.slice(-3));
}

const FARTHEST = 12;

function wordsBeyond(
  goes: readonly boolean[],
  lines: readonly string[],
  from: number,
  step: number,
): string {
  for (let at = from, left = FARTHEST; left > 0 && at >= 0 && at < lines.length; at += step, left--)
    if (!goes[at] && lines[at]!.trim() !== '') return lines[at]!.trim();
  return '';
}
