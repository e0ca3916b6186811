import { takeCredit, unwrapCredits } from './meal-master-credits.ts';
import { MealMasterList, ingredientColumns } from './meal-master-ingredients.ts';
import { emptyPortable, type PortableStep } from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { statedYield } from '../stated-yield.ts';
import { splitNumbered, withoutStepNumber } from '../../page/step-text.ts';

const header = /^(?:M{5}|-{5})-{1,10}.*(?:Meal-?Master|MEAL-MASTER)/i;
const footer = /^(?:M{5}|-{5})-*\s*$/;
const headingLine = /^(?:M{5})?-{4,}\s*([^-\s](?:.*?[^-\s])?)\s*-{4,}\s*$/;
const fact = /^\s{0,20}(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i;

export const isMealMaster = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((line) => header.test(line.slice(0, 200)));

/** The recipes of a Meal-Master file, each from its header line to its footer. Text that stands outside of them is reported as one item. */
export function readMealMaster(text: string): LibraryFileItem[] {
  const items: LibraryFileItem[] = [];
  const outside: string[] = [];
  let recipe: string[] | null = null;
  const close = () => {
    if (recipe) items.push(readOne(recipe));
    recipe = null;
  };
  for (const line of text.replaceAll('\u001a', '').split(/\r\n?|\n/)) {
    const tabless = line.replaceAll('\t', '        ').trimEnd();
    if (header.test(tabless.slice(0, 200))) {
      close();
      recipe = [tabless];
    } else if (recipe === null) {
      if (/[\p{L}\p{N}]/u.test(tabless)) outside.push(tabless.trim());
    } else {
      recipe.push(tabless);
      if (footer.test(tabless.slice(0, 200))) close();
    }
  }
  close();
  if (outside.length)
    items.push(
      failedItem(
        outside[0]!.slice(0, 80),
        outside.length === 1
          ? 'This line stands outside of the recipes and was not read.'
          : `This and ${outside.length - 1} more lines stand outside of the recipes and were not read.`,
        'Meal-Master',
      ),
    );
  return items;
}

function readOne(lines: string[]): LibraryFileItem {
  const recipe = emptyPortable('');
  const list = new MealMasterList();
  const directions: { group: string | null; lines: string[] }[] = [];
  let part: 'head' | 'ingredients' | 'directions' = 'head';
  let heading: string | null = null;
  let field = '';
  for (const line of unwrapCredits(lines.slice(1))) {
    if (footer.test(line.slice(0, 200))) break;
    const [, name, value] = part === 'head' ? (fact.exec(line) ?? []) : [];
    const pieces = ingredientColumns(line, part !== 'directions');
    const named = headingLine.exec(line.slice(0, 200))?.[1]?.trim();
    if (name !== undefined) {
      field = name.toLowerCase();
      if (field === 'title') recipe.title = value!.trim();
      else if (field === 'categories') recipe.tags = tagsOf(value!);
      else Object.assign(recipe, statedYield(value!));
    } else if (line.trim() === '') {
      if (part === 'head' && recipe.title) field = '';
      if (part === 'directions') directions.push({ group: heading, lines: [] });
    } else if (part !== 'ingredients' && !pieces && takeCredit(recipe, line)) {
      field = '';
    } else if (
      part === 'head' &&
      ['title', 'categories'].includes(field) &&
      (!pieces || !pieces[0].amount)
    ) {
      // A long title or list of categories goes on in the next line.
      if (field === 'title') recipe.title += ` ${line.trim()}`;
      else recipe.tags = [...new Set([...recipe.tags, ...tagsOf(line)])];
    } else if (named) {
      heading = named;
      if (part !== 'directions') {
        part = 'ingredients';
        list.heading(headingCase(named));
      } else directions.push({ group: named, lines: [] });
    } else if (pieces && (part !== 'directions' || startsList(directions, heading))) {
      if (part === 'directions') {
        directions.pop();
        list.heading(headingCase(heading!));
      }
      part = 'ingredients';
      list.add(pieces);
    } else {
      // A heading above directions was not one of ingredients.
      if (part !== 'directions') heading = null;
      part = 'directions';
      if (!directions.length) directions.push({ group: heading, lines: [] });
      directions.at(-1)!.lines.push(line.trim());
    }
  }
  if (!recipe.title) return failedItem('Recipe', 'This recipe has no title.', 'Meal-Master');
  recipe.ingredients = list.groups();
  recipe.steps = directions.flatMap(stepsOf);
  const original = new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
  return readItem('Meal-Master', recipe, {
    originalFile: { name: 'recipe.mmf.txt', contentType: 'text/plain', bytes: original },
  });
}

const tagsOf = (value: string) =>
  value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag && !/^none$/i.test(tag));

/** Whether a heading among the directions has nothing below it yet: then ingredients may follow. */
const startsList = (
  directions: { group: string | null; lines: string[] }[],
  heading: string | null,
) =>
  heading !== null && directions.at(-1)?.group === heading && directions.at(-1)!.lines.length === 0;

/** Headings were written in capitals for want of other means. */
const headingCase = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/** Lines of one paragraph are one step; a colon at the beginning of a line breaks it. */
function stepsOf({ group, lines }: { group: string | null; lines: string[] }): PortableStep[] {
  const paragraphs: string[] = [];
  for (const line of lines) {
    if (line.startsWith(':') || !paragraphs.length) paragraphs.push(line.replace(/^:+\s*/, ''));
    else paragraphs[paragraphs.length - 1] += ` ${line}`;
  }
  return paragraphs
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap(splitNumbered)
    .map((text) => ({
      group: group && headingCase(group),
      text: withoutStepNumber(text),
      technique: null,
      tip: null,
    }));
}
