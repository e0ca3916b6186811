import { words } from '../../words/word-list.ts';
import { readPantryLine } from '../write/pantry-line.ts';
import { readSecret, type Secret } from '../write/secret.ts';
import { allDishes } from './all-dishes.ts';
import type { Dish, DishStep, ListItem } from './dish.ts';

type Draft = { -readonly [Key in keyof Dish]: Dish[Key] } & {
  principals: Map<string, number>;
  titles: string[];
  descriptions: string[];
  list: ListItem[];
  steps: DishStep[];
  secrets: Secret[];
};

let known: readonly Dish[] | undefined;

/**
 * The dishes, as their tables tell them. A dish begins with "id | course | kinds | difficulty | cuisines or any | servings"; below it stand
 * indented lines, each with a word in front:
 *
 * - `for` families of principal ingredients, or single ones, each with the minutes of `<t>`
 * - `title`, `say`, `insight`, `secret`: texts with places to fill
 * - `list`: "p" or "p*0.5" is the principal ingredient, "@fat*2, warmed" a slot of the cuisine with its amount and preparation, all else a line
 *   as a cook writes it; " / " parts what stands for it where a diet forbids the first, "= cream" says what texts call it, "[For the sauce]" its part
 * - `step 5 text`: minutes of handwork and what is done; `how` and `tip` below it
 * - `side`: what is eaten with it is begun here, beside the steps that follow
 *
 * Places in texts: {p}, {P} (capital), {one} and {One} (singular), {fat}, {cream}; {p:is/are} by its number; {side}; {chunk}, {slice}, {portion}, {done},
 * {tender} as the family of the principal is cut and done. Times: <5> and <5-8> minutes of cooking, <t> and <t*0.5> those of the principal, <w30> a wait,
 * <~10> beside other work.
 */
export function dishes(): readonly Dish[] {
  known ??= allDishes.flatMap(readTable);
  return known;
}

function readTable(table: string): Dish[] {
  const read: Draft[] = [];
  for (const line of table.trim().split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith(' ')) addLine(read.at(-1)!, line.trim());
    else read.push(readHead(line));
  }
  return read;
}

function readHead(line: string): Draft {
  const [id, course, kinds, difficulty, cuisines, servings] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id: id!,
    course: course as Dish['course'],
    kinds: kinds!.split(', '),
    difficulty: difficulty as Dish['difficulty'],
    cuisines: cuisines === 'any' ? null : (words(cuisines!) as unknown as Dish['cuisines']),
    servings: Number(servings),
    principals: new Map(),
    titles: [],
    descriptions: [],
    list: [],
    steps: [],
    sideAt: null,
    insight: '',
    secrets: [],
  };
}

function addLine(dish: Draft, line: string): void {
  const [, word, rest = ''] = /^(\w+) ?(.*)$/.exec(line)!;
  if (word === 'title') dish.titles.push(rest);
  else if (word === 'say') dish.descriptions.push(rest);
  else if (word === 'secret') dish.secrets.push(readSecret(rest));
  else if (word === 'insight') dish.insight = rest;
  else if (word === 'side') dish.sideAt = dish.steps.length;
  else if (word === 'list') dish.list.push(readItem(rest));
  else if (word === 'for')
    for (const one of rest.split(', ')) {
      const [, name, minutes] = /^(.+) (\d+)$/.exec(one)!;
      dish.principals.set(name!, Number(minutes));
    }
  else addToSteps(dish, word!, rest);
}

function addToSteps({ id, steps }: Draft, word: string, rest: string): void {
  const last = steps.at(-1);
  if (word === 'step') {
    const [, prep, text] = /^(\d+) (.+)$/.exec(rest)!;
    steps.push({ prep: Number(prep), text: text!, technique: null, tip: null });
  } else if (word === 'how') steps[steps.length - 1] = { ...last!, technique: rest };
  else if (word === 'tip') steps[steps.length - 1] = { ...last!, tip: rest };
  else throw new Error(`The dish ${id} has a line that begins with ${word}.`);
}

function readItem(text: string): ListItem {
  const [, group = null, item = ''] = /^(?:\[(.+?)\] )?(.+)$/.exec(text)!;
  const principal = /^p(?:\*([\d.]+))?$/.exec(item);
  if (principal) return { is: 'principal', factor: Number(principal[1] ?? 1) };
  const slot = /^@(\w+)(?:\*([\d.]+))?(?:, (.+))?$/.exec(item);
  if (slot)
    return {
      is: 'slot',
      slot: slot[1]!,
      factor: Number(slot[2] ?? 1),
      preparation: slot[3] ?? null,
      group,
    };
  const [lines = '', key] = item.split(' = ');
  const options = lines.split(' / ');
  return { is: 'food', key: key ?? readPantryLine(options[0]!).said, options, group };
}
