import { pattern, source } from '../../../words/pattern.ts';
import { readYield } from '../../../words/yields.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { opensItem } from '../lines/item-openings.ts';
import { opensWork } from './opens-work.ts';
import { neededIn } from './told-list.ts';

/** What a list told in sentences says of one part of the dish. */
interface ListPart {
  /** "Per il ripieno"; null where nothing names it. */
  name: string | null;
  text: string;
}

const LONGEST = 2_000;

const PART = source`
  (?:for|für|pour|per|para|voor|till|för)\s
  (?:(?:the|den|die|das|dem|la|le|les|il|lo|i|gli|el|los|las|o|a|os|as|de|het)\s|l['’])?
  \p{L}[\p{L}'’-]{2,24}(?:\s\p{L}[\p{L}'’-]{0,24}){0,3}?
`;
/** Where a part begins: ". For the filling: 500 g apples", "; per la crema 250 ml di panna". */
const OPENS_PART = pattern(
  'giu',
)`(?<=^|[.;]\s{1,3}|,\s(?=[^,.;:]{5,60}:\s))(${PART})(?:\s?:\s|,?\s(?=\S))`;

/** "For the tin, ", "Pour le moule : ": what opens a sentence of a list, for one part. */
export const PART_OF_LIST = pattern('iu')`^(?:${PART})(?:\s?:\s|,\s)(?=\S)`;

/**
 * The parts of a list that is told in sentences, each with what it is for; one without a name where it names none, or only one. Below
 * another row of the list (`isBegun`) a heading in front of the only one names it: "Per la gremolada: ...".
 */
export function listParts(text: string, isBegun = false): ListPart[] {
  const whole = [{ name: null, text }];
  if (text.length > LONGEST) return whole;
  const openings = [...text.matchAll(OPENS_PART)].filter(({ index, 0: opening, 1: name }) =>
    opensPart(name!, text.slice(index + opening.length), /[:,]/.test(opening)),
  );
  const [first] = openings;
  const names = isBegun && /[:,]/.test(first?.[0] ?? '');
  if (first === undefined || (openings.length === 1 && first.index === 0 && !names)) return whole;
  const before = text.slice(0, first.index).trim();
  const parts = openings.map(({ index, 0: opening, 1: name }, at) => ({
    name: name!,
    text: text.slice(index + opening.length, openings[at + 1]?.index).trim(),
  }));
  return [...(before === '' ? [] : [{ name: null, text: before }]), ...parts].map((part) => ({
    ...part,
    text: part.text.replace(/[,;]$|(?<=\p{L}{3})\.$/u, ''),
  }));
}

/** "per l'impasto" is for a part, "per 4 persone" says for how many. */
function opensPart(name: string, behind: string, isMarked: boolean): boolean {
  if (readYield(name)?.servings) return false;
  if (opensItem(behind) || neededIn(behind.slice(0, LONGEST_OPENING)) !== null) return true;
  if (!isMarked) return false;
  const [item = ''] = behind.split(/[,;.]/u, 1);
  const isFew = item.split(' ').length <= MOST_WORDS_OF_ITEM && namesFood(item, 3);
  return isFood(/^\p{L}+/u.exec(behind)?.[0]?.toLowerCase() ?? '') || (isFew && !opensWork(item));
}
const LONGEST_OPENING = 160;
const MOST_WORDS_OF_ITEM = 4;
