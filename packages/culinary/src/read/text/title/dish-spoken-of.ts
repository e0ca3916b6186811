import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { ASKS, OCCASION, REQUESTS } from '../lines/dish-asked.data.ts';
import type { TextLine } from '../lines/page-line.ts';
import { begunLarge } from './dish-elsewhere.ts';
import { RELATIVE } from './dish-introduced.data.ts';
import { ASKED_ABOUT, MADE_TODAY, OPENS_CLAUSE, WHEN_ASKED, YOURS } from './dish-spoken-of.data.ts';
import { OPEN_WORDS } from './open-words.data.ts';
import { stemsOf } from './title-words.ts';

const LONGEST_LINE = 2_000;
const LONGEST = 300;
const MOST_LINES = 60;
const MOST_WORDS = 6;
const NAME_ENDS =
  /[.!?;:…,()<>«»"“”]|\s(?:that|which|because|so|and then|für|weil|dass|wie|qui|que|parce|comme|pour|che|perché|come|per|porque|como|para|for|as|when|like)(?=\s|$)|\s[-–—]\s/iu;
/** Verbs and adverbs that end a German or an English request. */
const ENDS_REQUEST =
  /\s(?:gefragt|erkundigt|schicken|geben|senden|schreiben|verraten|sagen|diktieren|mal|nochmal|noch mal|bitte|please|pls|again|once more|back|recipe|rezept|stp|svp|encore|une fois|per favore|di nuovo|porfa|por favor|otra vez)$/iu;
const NO_DISH =
  /^(?:rec(?:ip|ept|et|eit)|rezept|ricett|mail|messag|nachricht|number|nummer|num[eé]ro|help|hilfe|aide|aiuto|ayuda)/iu;

/** Whether what would be the title is a clause that tells of somebody, or a condition, and no name: "He's smelt the fish", "If you're new". */
export const isClause = (title: string): boolean =>
  title.length <= LONGEST && OPENS_CLAUSE.test(title.trim());

/**
 * The dish of which somebody speaks where a recipe that is told has no name yet, or a clause in its place: who was asked about it, who asks
 * for it or says what is made today. Null where nobody does.
 */
export function dishSpokenOf(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const last = labels.findIndex(({ label }) => /[IS]/.test(label));
  const above = lines.slice(0, Math.min(MOST_LINES, last < 0 ? lines.length : last + 1));
  const sentences = above
    .filter(({ text }) => text.length <= LONGEST_LINE)
    .flatMap(({ text }) => sentencesByCapitals(text))
    .filter((sentence) => sentence.length <= LONGEST);
  for (const find of [madeToday, askedAbout, dishOfYours])
    for (const sentence of sentences) {
      const name = find(sentence, spoken);
      if (name !== null) return begunLarge(name);
    }
  return null;
}

/** "So today it's kedgeree, smoked haddock kedgeree": the fuller name of what is made. */
function madeToday(sentence: string, spoken: ReadonlySet<string>): string | null {
  const opening = MADE_TODAY.exec(sentence.trim())?.[0];
  if (opening === undefined) return null;
  const behind = sentence.trim().slice(opening.length);
  const name = nameOf(behind);
  if (name === null || !isOfFood(name, spoken)) return null;
  const again = nameOf(behind.slice(name.length).replace(/^,\s/u, ''));
  return again !== null && again.toLowerCase().endsWith(` ${name.toLowerCase()}`) ? again : name;
}

function askedAbout(sentence: string): string | null {
  const said = sentence.replace(WHEN_ASKED, '');
  const opening = ASKED_ABOUT.exec(said);
  return opening === null ? null : nameOf(said.slice(opening.index + opening[0].length));
}

/** What somebody is asked for as his: "can you give me your stovies again?", "tu peux me redonner ton tourin à l'ail ?". */
export function dishOfYours(sentence: string): string | null {
  if (![ASKS, REQUESTS].some((words) => words.test(sentence))) return null;
  // "tu" is who as well as whose.
  const whose = [...sentence.matchAll(YOURS)].at(-1);
  return whose === undefined ? null : nameOf(sentence.slice(whose.index + whose[0].length));
}

/** The words up to the end of their clause, where they may be a name. */
function nameOf(behind: string): string | null {
  let name = behind.split(NAME_ENDS, 1)[0]!.replace(OCCASION, '').trim();
  for (let times = 0; times < MOST_ENDS; times++) name = name.replace(ENDS_REQUEST, '');
  const words = name.split(/\s+/u);
  return words.length <= MOST_WORDS &&
    /^\p{L}{3}/u.test(name) &&
    words.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
    !OPEN_WORDS.has(words.at(-1)!.toLowerCase()) &&
    !NO_DISH.test(name) &&
    !RELATIVE.test(name)
    ? name
    : null;
}
const MOST_ENDS = 3;

const isOfFood = (name: string, spoken: ReadonlySet<string>): boolean =>
  namesFood(name, 3) ||
  dishesIn(name).length > 0 ||
  [...stemsOf([name])].some((stem) => spoken.has(stem));
