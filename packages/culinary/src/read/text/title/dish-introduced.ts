import { namesFood } from '../../../foods/line-words.ts';
import { readYield } from '../../../words/yields.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { begunLarge } from './dish-elsewhere.ts';
import {
  CLAUSE_ENDS,
  GIVES_DISH,
  GRANTS,
  LED_IN,
  OCCASION,
  OPENS_LIKE_FEAST,
  OWNED_BEHIND,
  RELATIVE,
  SMALL_TALK,
} from './dish-introduced.data.ts';
import { OPEN_WORDS } from './open-words.data.ts';
import { stemsOf } from './title-words.ts';

const LONGEST = 300;
const MOST_WORDS = 9;
const FEWEST_WORDS = 2;

/**
 * The dish that stands whole behind what opens a message: of "Te paso la olla gitana de la abuela Encarna, para cinco" "Olla gitana de la
 * abuela Encarna", of "Course you can. Sussex pond pudding" the pudding. Null where nothing opens it so, or list and steps speak of no
 * such dish.
 */
export function dishIntroduced(text: string, spoken: ReadonlySet<string>): string | null {
  if (text.length > LONGEST) return null;
  const granted = GRANTS.exec(text)?.[0] ?? '';
  const said = text.slice(granted.length);
  const opening = LED_IN.exec(said) ?? GIVES_DISH.exec(said);
  if (opening === null && granted === '') return null;
  const behind = said.slice(opening === null ? 0 : opening.index + opening[0].length);
  const whole = withoutFed(behind.split(CLAUSE_ENDS, 1)[0]!.trim());
  const name = withoutOccasion(whole);
  const isOwn = granted !== '' || OWNED_BEHIND.test(opening?.[0] ?? '');
  const isMadeFor = name !== whole && /^\p{L}{4,}$/u.test(name) && !RELATIVE.test(name);
  return isDish(name, spoken) || (isOwn && (isMadeFor || isShortName(name)))
    ? begunLarge(asNamed(name, opening?.[0] ?? ''))
    : null;
}

/** "Fabada rápida para cinco personas": the name without those whom it feeds. */
function withoutFed(name: string): string {
  const at = name.search(FOR_WHOM);
  return at > 0 && readYield(name.slice(at).trim())?.servings ? name.slice(0, at) : name;
}
const FOR_WHOM = /\s(?:for|für|fuer|pour|per|para)\s(?:\d{1,2}|\p{Ll}{3,10})(?:\s\p{L}{3,14})?$/iu;

/** "Sauce for the roast" is for a dish, and keeps it; "Tarte pour la fête du village" is a tart at any other time. */
function withoutOccasion(name: string): string {
  const behind = OCCASION.exec(name);
  if (behind === null) return name;
  const occasion = behind.groups!['occasion']!;
  const isDay = OPENS_LIKE_FEAST.test(occasion);
  const isForDish = !isDay && (namesFood(occasion, 3) || dishesIn(occasion).length > 0);
  return isForDish ? name : name.slice(0, behind.index);
}

/** A name of few words that is known to nobody. */
const isShortName = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_OF_UNKNOWN &&
    words.every((word) => /^\p{L}[\p{L}'’-]+$/u.test(word)) &&
    !RELATIVE.test(name) &&
    !isSmallTalk(name)
  );
};
const MOST_OF_UNKNOWN = 3;

function isDish(name: string, spoken: ReadonlySet<string>): boolean {
  const words = name.split(/\s+/);
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_WORDS &&
    !OPEN_WORDS.has(words.at(-1)!.toLowerCase()) &&
    !/^\d/.test(name) &&
    (namesFood(name, 3) ||
      dishesIn(name).length > 0 ||
      [...stemsOf([name])].some((stem) => spoken.has(stem)))
  );
}

/** "Saarländischer Dibbelabbes" of "den Saarländischen Dibbelabbes": a word that describes it, as it stands alone. */
function asNamed(name: string, opening: string): string {
  const ending = Object.entries(ENDINGS).find(([article]) => opening.endsWith(article));
  return ending === undefined ? name : name.replace(ending[1][0], ending[1][1]);
}
const ENDINGS: Readonly<Record<string, readonly [RegExp, string]>> = {
  'den ': [/^(\p{L}{3,})en(?=\s\p{Lu})/u, '$1er'],
  'inen ': [/^(\p{L}{3,})en(?=\s\p{Lu})/u, '$1er'],
  'eren ': [/^(\p{L}{3,})en(?=\s\p{Lu})/u, '$1er'],
  'das ': [/^(\p{L}{3,})e(?=\s\p{Lu})/u, '$1es'],
};

/** Whether a message only begs pardon, greets or says where somebody was, and names no food. */
export const isSmallTalk = (text: string): boolean =>
  text.length <= LONGEST &&
  SMALL_TALK.test(text.trim()) &&
  !/\d/.test(text) &&
  !namesFood(text, SHORTEST_FOOD) &&
  dishesIn(text).every(({ is }) => is === 'bare');
/** "dal" and "sui" are words as well. */
const SHORTEST_FOOD = 4;
