import { readDuration } from '../../words/durations.ts';
import { statesNoTime } from '../../words/no-time.ts';
import { foldText } from '../../words/fold.ts';
import { looksLikeYield, readYield } from '../../words/yields.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { labelSection } from '../headings/section-heading.ts';
import { statedBy, type Stated } from './value-names.data.ts';

/** What the values of a head state of a recipe, and those that state nothing we have a place for. */
export interface StatedValues {
  facts: Partial<RecipeDraft>;
  /** Where the recipe comes from, as an address. */
  address: string | null;
  others: [key: string, value: string][];
}

/** Reads values by their keys. Of two that state the same the first counts; tags are gathered. */
export function readStatedValues(values: Iterable<[string, readonly string[]]>): StatedValues {
  const read: StatedValues = { facts: {}, address: null, others: [] };
  for (const [key, list] of values) {
    const value = list.join(', ').trim();
    const stated = statedUnder(key, value);
    if (value === '') continue;
    if (stated === null) read.others.push([key, value]);
    else if (stated === 'tags')
      read.facts.tags = [...new Set([...(read.facts.tags ?? []), ...list])];
    else if (stated === 'source' && isAddress(value)) read.address ??= value;
    else if (isUnread(stated, factsIn(stated, key, value), value)) read.others.push([key, value]);
    else read.facts = { ...factsIn(stated, key, value), ...read.facts };
  }
  return read;
}

/** Whether a value that ought to be a time or a yield is none that can be read. */
function isUnread(stated: Stated, facts: Partial<RecipeDraft>, value: string): boolean {
  if (stated === 'yield') return facts.yieldText === undefined;
  return /Time$/.test(stated) && Object.values(facts)[0] === null && !statesNoTime(value);
}

/** Whether a key names something that a recipe states, and there is a value to it. */
export const statesValue = (key: string, value: string): boolean =>
  value !== '' && statedUnder(key, value) !== null;

const isAddress = (value: string) => /^https?:\/\/\S+$/i.test(value);

/** In what a time is stated: "prep_time_minutes". */
const UNIT = / \(?(?:min|mins|minutes|minuten|minuti|minutos)\)?$/;

function statedUnder(key: string, value: string): Stated | null {
  const name = foldText(key)
    .replace(/[\s_-]{1,20}/g, ' ')
    .replace(UNIT, '');
  const known = statedBy[name];
  if (known !== undefined) return known;
  const section = labelSection(`${key.replace(/_/g, ' ').replace(UNIT, '')}: ${value}`)?.section;
  return section === 'yield' ||
    section === 'prepTime' ||
    section === 'cookTime' ||
    section === 'totalTime'
    ? section
    : null;
}

function factsIn(
  stated: Exclude<Stated, 'tags'>,
  key: string,
  value: string,
): Partial<RecipeDraft> {
  switch (stated) {
    case 'course':
      return { courseText: value };
    case 'language':
      return { language: /^[a-z]{2}\b/i.exec(value)?.[0].toLowerCase() ?? null };
    case 'image':
      return { imageUrl: value.split(', ').find(isAddress) ?? null };
    case 'yield':
      return yieldOf(key, value);
    case 'prepTime':
    case 'cookTime':
    case 'totalTime':
      return { [stated]: readDuration(value) };
    case 'author':
      // Obsidian links names: "[[Rowena Blackett]]", "[[people/rowena|Rowena]]".
      return { author: value.replace(/\[\[(?:[^[\]|]{0,200}\|)?([^[\]|]{1,200})\]\]/g, '$1') };
    default:
      return { [stated]: value };
  }
}

/** "servings: 4" makes "4 servings". */
function yieldOf(key: string, value: string): Partial<RecipeDraft> {
  // Cooklang writes several: "2|4|8".
  const first = value.split('|')[0]!;
  const amount = readYield(first);
  if (!amount) return {};
  const text = looksLikeYield(first) ? amount.text : `${amount.text} ${key.replace(/_/g, ' ')}`;
  return { yieldText: text, servings: amount.servings };
}
