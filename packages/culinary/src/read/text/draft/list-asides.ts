import { isFood, namesFood } from '../../../foods/line-words.ts';
import { pattern } from '../../../words/pattern.ts';

/** "if you have it", "si tu en as", "wer mag": under what condition a food is taken, and no food of its own. */
const CONDITION = pattern('iu')`
  ^(?:if|si|s['’]il|s['’]ils|wenn|falls|sofern|wer|se|chi|quien|qui|als|wie|om|quem|whoever)(?:\s|(?<=['’]))\p{L}
`;
const MOST_WORDS = 7;
/** A joint that the aside cut from its item. */
const JOINT_AT_END = /,?\s(?:and|und|sowie|et|e|ed|y|en|och)$/iu;
const JOINT_AT_START = /^(?:and|und|sowie|et|e|ed|y|en|och)\s(?=\S)/iu;

/** "quelle lunghe", "di quelle da 250 grammi", "de los gordos", "the small ones", "pur beurre": of which kind the food before it is. */
const OF_KIND = pattern('iu')`
  ^(?:(?:di\s)?(?:quell[aeio]|quei|quegli)\s\p{Ll}|(?:de\s)?(?:ceux|celles?|celui)\s\p{Ll}|
  (?:de\s)?(?:l[oa]s|el|la)\s(?:de|que)\s|de\sl[oa]s\s\p{Ll}+$|
  (?:of\s)?(?:the|those)\s(?:\p{L}+\s){0,3}(?:ones?|kind|sort|type)(?!\p{L})|
  (?:von\s)?(?:die|den|der|das)\s\p{Ll}+e[nrs]?$|pure?s?\s(?:beurre|porc|jus)$|all[ -]butter$)
`;

/** "for the top", "zum Bestreuen", "pour dorer": what the food before it is for. */
const FOR_PURPOSE = pattern('iu')`^(?:for|für|zum|zur|pour|per|para)\s\p{L}`;
const MOST_OF_PURPOSE = 4;

const isAside = (item: string): boolean =>
  (item.split(' ').length <= MOST_WORDS && OF_KIND.test(item)) ||
  (item.split(' ').length <= MOST_OF_PURPOSE && !/\d/.test(item) && FOR_PURPOSE.test(item)) ||
  isConditional(item);

const isConditional = (item: string): boolean =>
  !/\d/.test(item) &&
  item.split(' ').length <= MOST_WORDS &&
  CONDITION.test(item) &&
  !namesFood(item, 3);

/**
 * What stood between commas and only says of which kind a food is, or under what condition it is taken, goes with it: "un ciuffo di basilico, se ce l'hai",
 * and behind a joint with the one that follows: "..., und, wenn du hast, ein Lorbeerblatt".
 */
export function withAsidesJoined(items: readonly string[]): string[] {
  const joined: string[] = [];
  let ahead: string | null = null;
  for (const item of items) {
    const above = joined.at(-1);
    const aside = item.replace(JOINT_AT_START, '');
    if (ahead === null && above !== undefined && isAside(aside)) {
      const bare = above.replace(JOINT_AT_END, '');
      if (bare !== above || aside !== item) {
        joined[joined.length - 1] = bare;
        ahead = aside;
      } else joined[joined.length - 1] = `${above}, ${aside}`;
      continue;
    }
    joined.push(ahead === null ? item : `${ahead}, ${item}`);
    ahead = null;
  }
  return ahead === null ? joined : [...joined.slice(0, -1), `${joined.at(-1)!}, ${ahead}`];
}

/** "pepe q.b.", "sale e pepe q.b." */
const SHARED_VAGUE =
  /^(\p{L}+)\s(?:and|und|et|ed?|y|en|och)\s(\p{L}+)\s(?:[qc]\.?\s?[bsn]\.?|al gusto|a piacere|a gusto|to taste|nach (?:belieben|geschmack)|selon (?:le |votre )?goût|au goût|à volonté|naar smaak|a gosto|efter smak)$/iu;

/** "olio, sale e pepe q.b.": what is said of the last is said of all of them, so they stay together. */
export function withVagueShared(items: readonly string[]): string[] {
  const last = items.at(-1) ?? '';
  const [, one = '', other = ''] = SHARED_VAGUE.exec(last) ?? [];
  if (![one, other].every((word) => isFood(word.toLowerCase()))) return [...items];
  const from = items.findLastIndex(
    (item, at) => at < items.length - 1 && !isFood(item.toLowerCase()),
  );
  return [...items.slice(0, from + 1), items.slice(from + 1).join(', ')];
}
