import { isOpening } from './without-opening.ts';
import { saysNothing } from './dish-elsewhere.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { nameBeforeYield } from '../facts/title-and-facts.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { isMessage } from '../lines/chatter.ts';
import type { TextLine } from '../lines/page-line.ts';
import { GRANTS } from './dish-introduced.data.ts';
import { isSmallTalk } from './dish-introduced.ts';
import { isFiller } from './dish-presented.ts';

const LONGEST = 120;
const MOST_WORDS = 7;

/**
 * The name that stands before how many it feeds above the list: "Bara brith, cuts into 10 slices". Who gives a recipe writes so; null where
 * the title has been found, and neither in what somebody asks nor in a sentence that says
 * nothing of the dish.
 */
export function nameOfYield(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const titleAt = labels.findIndex(({ label }) => label === 'T');
  const isNone = title === null || isGrant(title) || saysNothing(title, spoken);
  if (!isNone && !lines[titleAt]?.text.includes('?')) return null;
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const named = lines
    .slice(title !== null && isGrant(title) ? titleAt : titleAt + 1, list + 1)
    .map(({ text }) => nameIn(text))
    .find((name) => name !== null);
  return named ?? null;
}

/** "Of course pet", "Klar doch": what grants the wish for a recipe names none. */
const isGrant = (title: string): boolean => GRANTS.test(`${title}. ${title}`);

function nameIn(line: string): string | null {
  if (line.length > LONGEST || line.includes('?') || fedStatement(line) === null) return null;
  const text = line.replace(GRANTS, '');
  const name = (exclaimedIn(text) ?? nameBeforeYield(text)).trim();
  const isName =
    name !== text.trim() &&
    /^\p{Lu}[^.!?:;,\d]{3,80}$/u.test(name) &&
    name.split(/\s+/u).length <= MOST_WORDS &&
    sectionHeading(name) === null &&
    !isOpening(name);
  return isName ? name : null;
}

/** "Colcannon! Feeds six.": a name of few words in a sentence of its own, before the one of the yield. */
function exclaimedIn(text: string): string | null {
  const [, name = '', behind = ''] = EXCLAIMED.exec(text) ?? [];
  const isName =
    name !== '' &&
    name.split(' ').length <= MOST_EXCLAIMED &&
    fedStatement(behind) !== null &&
    statedFacts(name) === null &&
    !isMessage(`${name}!`) &&
    !isSmallTalk(name) &&
    !isFiller(name);
  return isName ? name : null;
}
const EXCLAIMED = /^(\p{Lu}[\p{L}'’ -]{4,40})!\s(\p{Lu}.{3,60})$/u;
const MOST_EXCLAIMED = 4;
