import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isBareYield } from '../../../words/yields.ts';
import { titleWords } from '../markup/field-words.data.ts';
import { fieldParts, namesOneOf } from '../markup/field-parts.ts';
import { leavesOf } from '../markup/ingredient-values.ts';
import { isNode, texts, type SchemaNode } from '../markup/schema-node.ts';
import { readIngredientList } from '../markup/structured-ingredients.ts';
import { withAmountsElsewhere } from './amounts-elsewhere.ts';
import { withAmountsForSome } from './amounts-for-some.ts';
import { labelledFacts } from './labelled-facts.ts';
import { stepsIn } from './state-steps.ts';
import {
  eachWords,
  eaterWords,
  factKeys,
  ingredientStems,
  noListWords,
  noteWords,
  noYieldWords,
  othersWords,
  stepStems,
  tipWords,
  titleCompanions,
  yieldStems,
} from './state-words.data.ts';
import { timesOf } from './state-times.ts';

const longestYield = 60;
const mostTold = 5;
const shortestWithin = 7;
const begins = (parts: readonly string[], stems: readonly string[]) =>
  parts.some((part) => stems.some((stem) => part.startsWith(stem)));
const within = (parts: readonly string[], stems: readonly string[]) => {
  const joined = parts.join('');
  return stems.some((stem) => joined.includes(stem));
};

const isList = (value: unknown) =>
  (Array.isArray(value) && value.length > 0) ||
  (isNode(value) && Object.keys(value).length > 0) ||
  (typeof value === 'string' && value.trim().length > 12);

/** The fields of an object that list ingredients, the first of them, and those that tell steps. */
function namedLists(node: SchemaNode): { ingredients: unknown; told: unknown[] } {
  let ingredients: unknown;
  const told: unknown[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (!isList(value)) continue;
    const parts = fieldParts(key);
    if (namesOneOf(parts, noListWords)) continue;
    if (within(parts, ingredientStems)) ingredients ??= value;
    else if (begins(parts, stepStems)) told.push(value);
  }
  return { ingredients, told };
}

/** What tells the steps in the objects directly within: "course": { "steps": [...] }. */
const toldWithin = (node: SchemaNode): unknown[] =>
  Object.entries(node)
    .filter(([key]) => !namesOneOf(fieldParts(key), othersWords))
    .map(([, value]) => value)
    .filter(isNode)
    .flatMap((inner) => (Object.keys(inner).length <= mostFigures ? namedLists(inner) : []))
    .flatMap(({ ingredients, told }) => (ingredients === undefined ? told : []));

/** The first field that lists ingredients, and the first that tells the steps; null unless there are both. */
function listsOf(node: SchemaNode): { ingredients: unknown; steps: unknown[] } | null {
  const named = namedLists(node);
  const told = named.told.length > 0 ? named.told : toldWithin(node);
  if (named.ingredients === undefined && told.length === 0) return blocksOf(node);
  const ingredients =
    named.ingredients ??
    (told.length > 0 ? (listOfFoods(node, told) ?? listOfLines(node, told)) : undefined);
  if (ingredients === undefined) return null;
  for (const value of told.slice(0, mostTold)) {
    const steps = stepsIn(value);
    if (steps.length > 0) return { ingredients, steps };
  }
  return null;
}

const mostBlocks = 20;
const longestLabel = 40;

/** What a block of an article says that it is, by its kind or its heading: "kind": "steps", "rotulo": "Elaboración". */
function sectionOfBlock(block: SchemaNode): 'ingredients' | 'instructions' | null {
  for (const value of Object.values(block)) {
    if (typeof value !== 'string' || value.length > longestLabel) continue;
    const section = sectionHeading(value)?.section;
    if (section === 'ingredients' || section === 'instructions') return section;
    const parts = fieldParts(value);
    if (within(parts, ingredientStems)) return 'ingredients';
    if (begins(parts, stepStems)) return 'instructions';
  }
  return null;
}

/** The list and the steps of an article that is kept in blocks, in lists of their own that are called by nothing: "blocks": [{ "kind": "steps", ... }]. */
function blocksOf(node: SchemaNode): { ingredients: unknown; steps: unknown[] } | null {
  for (const value of Object.values(node)) {
    if (!Array.isArray(value) || value.length < 2 || value.length > mostBlocks) continue;
    const held = { ingredients: [] as unknown[], instructions: [] as unknown[] };
    for (const block of value.filter(isNode)) {
      const items = Object.values(block).find((inner) => Array.isArray(inner) && inner.length > 0);
      const section = items ? sectionOfBlock(block) : null;
      if (section) held[section].push(items);
    }
    const steps = stepsIn(held.instructions.flat());
    if (held.ingredients.length > 0 && steps.length > 0)
      return { ingredients: held.ingredients.flat(), steps };
  }
  return null;
}

const fewestFoods = 3;
const mostLooked = 200;
const listedShare = 0.6;

/** The field whose objects, or those in lists within them, have an amount and a food each, whatever it is called. */
function listOfFoods(node: SchemaNode, told: readonly unknown[]): unknown {
  return Object.values(node).find((value) => {
    if (!Array.isArray(value) || told.includes(value)) return false;
    const members = value.slice(0, mostLooked).filter(isNode);
    const within = members.flatMap((member) =>
      Object.values(member)
        .filter((inner): inner is unknown[] => Array.isArray(inner))
        .flatMap((inner) => inner.slice(0, mostLooked).filter(isNode)),
    );
    return [members, within.slice(0, mostLooked)].some((items) => {
      const foods = items.filter(isMeasuredFood);
      return foods.length >= fewestFoods && foods.length >= listedShare * items.length;
    });
  });
}

const longestLine = 120;
const likeIngredient = 0.6;

/** The field whose texts, in lists and groups of them, read like the lines of a list of ingredients, whatever it is called. */
function listOfLines(node: SchemaNode, told: readonly unknown[]): unknown {
  return Object.entries(node).find(([key, value]) => {
    if (told.includes(value) || namesOneOf(fieldParts(key), othersWords)) return false;
    const isList =
      Array.isArray(value) ||
      (isNode(value) && Object.values(value).every((inner) => Array.isArray(inner)));
    if (!isList) return false;
    const groups = readIngredientList(value).ingredients;
    const lines = groups.flatMap((group) => group.lines).slice(0, mostLooked);
    const alike = lines.filter((line) => looksLikeIngredient(line) > likeIngredient);
    return (
      alike.length >= fewestFoods &&
      alike.length >= listedShare * lines.length &&
      lines.filter((line) => /[\d¼-¾⅐-⅞]/.test(line)).length * 2 >= lines.length &&
      lines.every((line) => line.length <= longestLine)
    );
  })?.[1];
}

function isMeasuredFood(item: SchemaNode): boolean {
  const leaves = leavesOf(item);
  return (
    leaves.some(({ role }) => role === 'amount') &&
    leaves.some(({ role, text }) => role === 'words' && namesFood(text, 3))
  );
}

const ofYield = (node: SchemaNode): [string, unknown][] =>
  Object.entries(node).filter(([key, value]) => {
    const parts = fieldParts(key);
    return namesYield(parts) || (isSaidInFigures(value) && namesYield(withoutText(parts)));
  });

/** "yieldText": "Enough for 4". A text without a figure may be any. */
const withoutText = (parts: readonly string[]): string[] => parts.filter((part) => part !== 'text');
const isSaidInFigures = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= longestYield && /\d/.test(value);

const isSaid = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? value > 0
    : typeof value === 'string' && value.trim() !== '' && value.length <= longestYield;

/** What a field states of the yield: a figure or a text by itself, else what an object says, or the first of several. */
function yieldOf(node: SchemaNode): string | null {
  const fields = ofYield(node).map(([, value]) => value);
  const counted = fields.find(isSaid) ?? countedYield(node);
  if (counted !== null) return String(counted);
  const stated = fields.map((value): unknown => (Array.isArray(value) ? value[0] : value));
  const first = stated.find(isSaid);
  if (first !== undefined) return String(first);
  for (const value of stated.filter(isNode)) {
    const said = Object.values(value).filter(
      (inner) => typeof inner === 'number' || typeof inner === 'string',
    );
    const [low, high] = said.filter((inner) => /^\d+$/.test(String(inner)));
    const words = said.find((inner) => /\p{L}/u.test(String(inner)));
    if (words !== undefined && /\d/.test(String(words))) return String(words);
    if (low !== undefined && low !== 0)
      return [high === undefined || high === low ? low : `${low}-${high}`, words]
        .filter((part) => part !== undefined && part !== '')
        .join(' ');
  }
  return saidYield(node);
}

/** Figures that say for how many a dish is, not how much of it one gets. */
const mostEaters = 30;
const sizeWords: ReadonlySet<string> = new Set(['size', 'default']);
/** "servingSize": 4 says what it is not called by; "diners": 4 counts who eats. */
function countedYield(node: SchemaNode): string | null {
  const found = Object.entries(node).find(([key, value]) => {
    const parts = fieldParts(key);
    return (
      (holdsYield(parts) || namesOneOf(parts, eaterWords)) &&
      parts.every((part) => sizeWords.has(part) || !noYieldWords.has(part)) &&
      /^\d{1,2}$/.test(String(value)) &&
      Number(value) > 1 &&
      Number(value) <= mostEaters
    );
  });
  return found ? String(found[1]) : null;
}

/** Short stems end other words: "prepa-racion". */
const holdsYield = (parts: readonly string[]) =>
  parts.some((part) =>
    yieldStems.some(
      (stem) => part.startsWith(stem) || (stem.length >= shortestWithin && part.includes(stem)),
    ),
  );

function namesYield(parts: readonly string[]): boolean {
  if (!holdsYield(parts) || namesOneOf(parts, noYieldWords)) return false;
  const each = parts.findIndex((part) => eachWords.has(part));
  return each < 0 || !holdsYield(parts.slice(each + 1));
}

/** "4 personas" says a yield under any name. */
const saidYield = (node: SchemaNode): string | null =>
  Object.values(node).find(
    (value): value is string =>
      typeof value === 'string' && value.length <= 40 && isBareYield(value),
  ) ?? null;

/** The object's own name; of several fields the one whose name says nothing else. */
function titleOf(node: SchemaNode): string | null {
  let second: string | null = null;
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'string') continue;
    const parts = fieldParts(key);
    const rest = parts.filter((part) => !titleWords.has(part));
    if (rest.length === parts.length) continue;
    const text = texts(value)[0];
    if (text && rest.length === 0) return text;
    if (text && rest.every((part) => titleCompanions.has(part))) second ??= text;
  }
  return second ?? joinedTitle(node);
}

/** "rezepttitel" is one word. */
function joinedTitle(node: SchemaNode): string | null {
  for (const [key, value] of Object.entries(node)) {
    const joined = fieldParts(key).join('');
    const companion = [...titleCompanions].find((word) => joined.startsWith(word));
    if (companion && titleWords.has(joined.slice(companion.length)))
      return texts(typeof value === 'string' ? value : null)[0] ?? null;
  }
  return null;
}

/** What an object says of a recipe beside its lists. */
function factsOf(node: SchemaNode): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...timesOf(node) };
  const title = titleOf(node);
  const stated = yieldOf(node);
  if (title) facts['name'] = title;
  if (stated) facts['recipeYield'] = stated;
  for (const [key, value] of Object.entries(node)) {
    const property = factKeys[fieldParts(key).join('')];
    if (property && value !== null && value !== '') facts[property] ??= value;
  }
  return facts;
}

/** The texts of the fields that are called by no more than one of the words, and what they are of. */
const saidUnder = (node: SchemaNode, words: ReadonlySet<string>): string[] =>
  Object.entries(node)
    .filter(([key]) => {
      const parts = fieldParts(key).filter((part) => !titleCompanions.has(part));
      return parts.length === 1 && words.has(parts[0]!);
    })
    .flatMap(([, value]) => stepsIn(value))
    .map((said) => (isNode(said) ? [said['name'], said['text']].filter(Boolean).join(': ') : said))
    .filter((said): said is string => typeof said === 'string');

const mostFigures = 12;
const isFact = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || value === null || isSaid(value);

/** Whether an object, whatever it is called, holds no more than figures, a time or a yield among them: "figures": { "serves": 2 }. */
const holdsFigures = (key: string, value: unknown): value is SchemaNode =>
  isNode(value) &&
  !namesOneOf(fieldParts(key), othersWords) &&
  Object.keys(value).length <= mostFigures &&
  Object.values(value).every(
    (inner) => isFact(inner) || (isNode(inner) && Object.values(inner).every(isFact)),
  ) &&
  (countedYield(value) !== null ||
    saidYield(value) !== null ||
    // "prep": { "minutes": 20 } is one time, which says what it is by its own name.
    (Object.keys(timesOf(value)).length > 0 &&
      Object.keys(timesOf({ [key]: value })).length !== 1));

const namesFacts =
  /^(?:meta|info|infos|general|header|head|fields|attributes|details|basics?|facts|stats|summary)$/i;

/** What a list of facts says of the recipe under the names it has there, and as what the list is called. */
function factsListed(key: string, value: unknown): SchemaNode[] {
  const facts = namesOneOf(fieldParts(key), othersWords) ? null : labelledFacts(value);
  return facts &&
    (Object.keys(timesOf({ [key]: facts })).length > 0 || countedYield(facts) !== null)
    ? [facts, { [key]: facts }]
    : [];
}

/** Objects and lists directly within, and within such, in which programs put a recipe's name and figures apart from its lists. */
function partsOf(node: SchemaNode, ingredients: unknown, depth = 0): SchemaNode[] {
  return Object.entries(node)
    .filter(([, value]) => value !== ingredients)
    .flatMap(([key, value]) => {
      const isPart =
        isNode(value) && depth === 0 && (namesFacts.test(key) || holdsFigures(key, value));
      if (!isPart) return factsListed(key, value);
      return [value, ...partsOf(value, ingredients, 1)];
    })
    .slice(0, mostParts);
}
const mostParts = 8;

/** The recipe beside an object that holds no more than the lines and steps it names by their numbers. */
const recipesBeside = (node: SchemaNode, around: SchemaNode): SchemaNode[] =>
  Object.entries(around)
    .filter(([key, value]) => value !== node && namesOneOf(fieldParts(key), titleCompanions))
    .map(([, value]) => value)
    .filter(isNode)
    .filter((value) => titleOf(value) !== null)
    .slice(0, 1);

/**
 * The object in schema.org's words when one of its fields lists ingredients and another tells steps; else null. What it does not say
 * of itself, the objects within it say, and the one around it where that has no lists of its own.
 */
export function asRecipe(node: SchemaNode, around: SchemaNode | null): SchemaNode | null {
  const lists = listsOf(node);
  if (!lists) return null;
  const { ingredients, steps } = lists;
  const own = factsOf(node);
  const count = Number(/\d+/.exec(String(own['recipeYield'] ?? ''))?.[0] ?? 0) || null;
  const forSome = withAmountsForSome(ingredients, count);
  if (forSome.people !== null && forSome.people !== count)
    own['recipeYield'] = String(forSome.people);
  const others = [
    ...partsOf(node, ingredients),
    ...(around && own['name'] === undefined ? [...recipesBeside(node, around), around] : []),
  ];
  return {
    ...others.map(factsOf).reduceRight((all, facts) => ({ ...all, ...facts }), {}),
    ...own,
    recipeNotes: [own['recipeNotes'] ?? [], saidUnder(node, noteWords)].flat(),
    recipeTips: saidUnder(node, tipWords),
    recipeIngredient: withAmountsElsewhere(forSome.ingredients, node, count),
    recipeInstructions: steps,
  };
}
