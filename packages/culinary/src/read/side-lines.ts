import type { IngredientGroup, RecipeDraft, Step } from '../recipe/recipe.ts';
import { BETTER, FOLLOWS, IN_ADVANCE, IS_DONE, LATER, LIKE_OTHERS } from './better-later.data.ts';
import { withoutButtonNames } from './button-names.ts';
import { isFood } from '../foods/line-words.ts';
import { foldText, foldWords } from '../words/fold.ts';
import { eaterWords } from '../words/yield-words.data.ts';
import { instructs, opensWithVerb } from './doubts/instructs.ts';
import { sectionHeading } from './headings/section-heading.ts';
import { withoutListEnds } from './list-ends.ts';
import { listedYield } from './listed-yields.ts';
import { partedAtHeads } from './parted-at-heads.ts';
import { sentencesByCapitals } from './parted-steps.ts';
import { withoutCounters } from './step-counters.ts';
import { statesFed } from './text/labels/settled/fact-lines.ts';
import { EDITED } from './text/lines/corrections/correction-words.data.ts';
import { withoutLeader } from './text/lines/leaders.ts';
import { tellsOfWhole } from './text/facts/tells-of-whole.ts';
import { TOOL } from './tool-lines.data.ts';
import { areTools } from './tool-list.ts';
import {
  ALLERGEN_LINE,
  EQUIPMENT_LINE,
  GOES_WITH,
  IN_ONE_CASE,
  KEEPS_OR_BETTER_LATER,
  NEEDED_BESIDES,
  SERVED_BY_COOK,
  STORAGE_STEPS,
  TIP_OF_SOMEBODY,
  WAITS_BEFORE,
  WARNS_OF_SALT,
} from './side-lines.data.ts';

const longestLine = 200;
const fewestTools = 2;
/** "23cm loose-bottomed tin, baking beans, pastry brush": a list of tools, and no food. */
function namesTools(line: string): boolean {
  const things = line.replace(/\.$/, '').split(/,\s|\s(?:and|und|et|e|y|en|och)\s/u);
  return things.length >= fewestTools && things.every((thing) => TOOL.test(thing.trim()));
}

/** "You will need: a 23 cm tin, a whisk.": the tools that it names; null where it names food or no list. */
function toolsNeeded(line: string): string | null {
  const heading = line.length <= longestLine ? sectionHeading(line) : null;
  return heading?.inline === true && heading.section === 'ingredients' && namesTools(heading.rest)
    ? heading.rest
    : null;
}
const longestRemark = 90;
/** Only so far from the end a step tells how long the dish keeps; dough rests for days above. */
const lastSteps = 3;

/** Whether a line says how long the dish keeps, or that it is better later on; how long it must wait before it is opened or eaten is a step. */
export const tellsStorage = (text: string): boolean =>
  text.length <= longestLine &&
  !WAITS_BEFORE.test(text) &&
  (STORAGE_STEPS.some((pattern) => pattern.test(text)) ||
    ((KEEPS_OR_BETTER_LATER.test(text) || opensBetterLater(text)) && !ordersTherefore(text)));

/** "Better the next day, so chill it overnight and skim off the fat." */
function ordersTherefore(text: string): boolean {
  const [said = '', ordered = ''] = text.split(FOLLOWS, 2);
  return (
    BETTER.test(said) && !IN_ADVANCE.test(ordered) && ordered.split(JOINS_ORDERS).some(instructs)
  );
}
const JOINS_ORDERS = /\s(?:and|und|et|ed?|y|en|och)\s/u;

/** "De un día para otro gana muchísimo. ...": a short sentence that says that the dish is better later on, and no other that instructs. */
function opensBetterLater(text: string): boolean {
  const said = sentencesByCapitals(text).filter((sentence) => !WARNS_OF_SALT.test(sentence));
  const [first = ''] = said;
  return (
    first.split(/\s+/).length <= MOST_WORDS_OF_BETTER &&
    LATER.test(first) &&
    BETTER.test(first) &&
    !IS_DONE.test(first) &&
    !tellsMoreInFront(first) &&
    !said.some(instructs)
  );
}
/** "Im Ofen garen, am nächsten Tag ist es noch besser.": a clause of its own stands in front and may say what to do. */
function tellsMoreInFront(sentence: string): boolean {
  const clauses = sentence.split(/[,:;]\s/, 2);
  const [first = ''] = clauses;
  return (
    clauses.length > 1 &&
    first.split(/\s+/).length > MOST_WORDS_IN_FRONT &&
    !LIKE_OTHERS.test(first) &&
    !LATER.test(first) &&
    !BETTER.test(first)
  );
}
/** "Glaub mir, ..." */
const MOST_WORDS_IN_FRONT = 2;
const MOST_WORDS_OF_BETTER = 14;

/** What marks an addition and its date, "Nachtrag vom 3. 11. 2021:", is cut into so many sentences at most. */
const MOST_OF_MARK = 3;
/** The steps, where the last one ends in what was added later, or in a sentence that says how long the dish keeps, this stands by itself. */
function withLastParted(steps: readonly Step[]): Step[] {
  const last = steps.at(-1);
  const sentences = last ? sentencesByCapitals(last.text) : [];
  const closing = sentences.at(-1) ?? '';
  const added = sentences.findIndex((_, at) =>
    EDITED.test(sentences.slice(at, at + MOST_OF_MARK).join(' ')),
  );
  const closes = tellsStorage(closing) || saysForHowMany(closing);
  const at = added > 0 ? added : closes ? sentences.length - 1 : 0;
  return last && at > 0
    ? [
        ...steps.slice(0, -1),
        { ...last, text: sentences.slice(0, at).join(' ') },
        { ...last, text: sentences.slice(at).join(' ') },
      ]
    : [...steps];
}

/** "Serves ten to twelve.": a short sentence that tells nobody what to do. */
const saysForHowMany = (sentence: string): boolean =>
  sentence.length <= longestYield && !instructs(sentence) && statesFed(sentence);
const longestYield = 40;

export type Beside = 'tips' | 'notes' | 'storage';

/** What stands among the last steps and belongs beside them: "Tip: ...", how long the dish keeps, for how many it is. Null for a step. */
export function besideSteps(text: string): { kind: Beside; text: string } | null {
  const heading = text.length <= longestLine ? sectionHeading(text) : null;
  const said = heading?.inline ? heading : null;
  if (said && (said.section === 'tips' || said.section === 'notes' || said.section === 'storage'))
    return { kind: tellsStorage(said.rest) ? 'storage' : said.section, text: said.rest };
  if (EDITED.test(text)) return { kind: 'notes', text };
  if (TIP_OF_SOMEBODY.test(text.slice(0, longestLine))) return { kind: 'tips', text };
  if (tellsStorage(text)) return { kind: 'storage', text };
  if (warnsOfSalt(text)) return { kind: 'tips', text };
  return tellsOfWhole(text) ||
    saysForHowMany(text) ||
    (text.length <= longestRemark && GOES_WITH.test(text))
    ? { kind: 'notes', text }
    : null;
}

/** "Go easy on the salt, the stock has plenty."; "... only 2 pinches" says what to add. */
const warnsOfSalt = (text: string): boolean =>
  WARNS_OF_SALT.test(text) && !/\p{N}/u.test(text) && sentencesByCapitals(text).length === 1;

/** What stands below "Nachtrag vom 2. November:" as if this named a part. */
const addedUnder = (group: string | null, text: string): { kind: Beside; text: string } | null =>
  group !== null && EDITED.test(`${group}:`) ? { kind: 'notes', text: `${group}: ${text}` } : null;

const firstWord = (text: string): string =>
  foldText(/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '').slice(0, LONGEST_FIRST);
const LONGEST_FIRST = 20;

/** "Je le sers avec une salade." where no other step says what the cook does. */
const isOwnWay = (text: string, first: string, firsts: readonly string[]): boolean =>
  text.length <= longestRemark &&
  SERVED_BY_COOK.test(text) &&
  firsts.filter((other) => other === first).length === 1;

/** The groups of a list without those of tools, whatever they are headed by, and the tools. */
function withToolsParted(groups: readonly IngredientGroup[]): [IngredientGroup[], string[]] {
  const tools = groups.length > 1 ? groups.filter(({ lines }) => areTools(lines)) : [];
  return tools.length < groups.length
    ? [groups.filter((group) => !tools.includes(group)), tools.flatMap(({ lines }) => lines)]
    : [[...groups], []];
}

/** "6 Portionen als Beilage" on top of the list, which was read as the yield: for how many it is, and no food. */
function isYieldAgain(line: string, yieldText: string | null): boolean {
  const said = foldWords(line);
  return (
    yieldText !== null &&
    said === foldWords(yieldText) &&
    /\d/.test(said) &&
    (said.split(' ').some((word) => EATERS.has(word)) || FOR_SO_MANY.test(said))
  );
}
/** "para 5" */
const FOR_SO_MANY = /^(?:for|fur|pour|per|para|voor|till) \d{1,2}$/u;
const EATERS: ReadonlySet<string> = new Set(eaterWords);

/** "Lemon tart (makes 12 slices)" on top of the list, of which title and yield were read: both once more, and no food. */
const isTitleAndYield = (line: string, { title, yieldText }: RecipeDraft): boolean =>
  title !== null && yieldText !== null && foldWords(line) === foldWords(`${title} ${yieldText}`);

/** So many lines are a list, not a sentence or two. */
const FEWEST_LISTED = 3;

/** The draft with the lines of its list that say for how many it is as its yield, or beside it where it is another. */
function withYieldsApart(draft: RecipeDraft): RecipeDraft {
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const yields = lines.flatMap((line) => listedYield(line) ?? []);
  const [first] = yields;
  if (!first || lines.length - yields.length < FEWEST_LISTED) return draft;
  const { servings = null, yieldText = null } =
    draft.servings === null ? { servings: first.count, yieldText: first.text } : draft;
  return {
    ...draft,
    servings,
    yieldText,
    ingredients: draft.ingredients
      .map(({ name, lines: own }) => ({
        name,
        lines: own.filter((line) => listedYield(line) === null),
      }))
      .filter((group, at) => group.lines.length > 0 || draft.ingredients[at]!.lines.length === 0),
    notes: [
      ...draft.notes,
      ...yields.flatMap(({ count, text }) => (count === servings ? [] : [text])),
    ],
  };
}

/** "Außerdem: Butter für die Form": a food that is needed besides, without the words in front of it; what it is for is a tool. */
function foodNeededBesides(line: string): string {
  const label = line.length > longestLine ? undefined : NEEDED_BESIDES.exec(line)?.[0];
  if (label === undefined) return line;
  const things = line.slice(label.length);
  const [named = ''] = things.split(IS_FOR, 1);
  const names = foldText(named).split(/[^\p{L}]+/u);
  return !TOOL.test(named) && names.some((word) => isFood(word)) ? things : line;
}
const IS_FOR = /\s(?:für|zum|zur|for|to|pour|para|per)\s/u;

/** Behind the last of the steps: what to do in one case, and nothing else that is done. */
const tellsOfOneCase = (text: string): boolean =>
  text.length <= longestCase &&
  IN_ONE_CASE.test(text) &&
  !sentencesByCapitals(text).slice(1).some(opensWithVerb);
const longestCase = 300;

/** "Si tienes unos 200 gramos de bacalao, lo desmigas": what is done in that case with an item of the list, in its words, is a step. */
const usesUp = (text: string, items: readonly string[]): boolean => {
  const said = ` ${foldWords(text)} `;
  return items.some((item) => {
    const words = foldWords(item);
    return words.includes(' ') && /\p{N}/u.test(words) && said.includes(` ${words} `);
  });
};
/** So many steps stand before it. */
const FEWEST_BEFORE = 2;

/**
 * The draft with what stands in its lists and belongs beside them in its place: tools and allergens among the ingredients, and how
 * long the dish keeps and tips below the last step. The cook still sees each line. What counts the steps goes.
 */
export function withSideLinesApart(told: RecipeDraft): RecipeDraft {
  const draft = withYieldsApart(withoutButtonNames(told));
  const notes = draft.notes.filter((note) => toolsNeeded(note) === null);
  const needed = draft.notes.flatMap((note) => toolsNeeded(note) ?? []);
  const equipment = [...draft.equipment, ...needed];
  const [listed, tools] = withToolsParted(partedAtHeads(draft.ingredients));
  equipment.push(...tools);
  const ingredients = listed
    .map(({ name, lines }) => ({
      name,
      isHeadAlone: lines.length === 0,
      lines: withoutListEnds(lines.map(withoutLeader).map(foodNeededBesides)).filter((line) => {
        if (line.length > longestLine) return true;
        if (isYieldAgain(line, draft.yieldText) || isTitleAndYield(line, draft)) return false;
        const label = EQUIPMENT_LINE.exec(line)?.[0];
        if (label !== undefined) equipment.push(line.slice(label.length));
        else if (namesTools(line)) equipment.push(toolsNeeded(line) ?? line);
        else if (ALLERGEN_LINE.test(line)) notes.push(line);
        else return true;
        return false;
      }),
    }))
    .filter(({ name, lines, isHeadAlone }) => lines.length > 0 || (name !== null && isHeadAlone))
    .map(({ name, lines }) => ({ name, lines }));
  const steps = withLastParted(withoutCounters(draft.steps));
  const tail = Math.max(1, steps.length - lastSteps);
  const listedLines = ingredients.flatMap(({ lines }) => lines);
  const isBeside = ({ text }: Step) =>
    (tellsOfOneCase(text) && !usesUp(text, listedLines)) || besideSteps(text) !== null;
  const ofOneCase = steps.findLastIndex((step) => !isBeside(step)) + 1;
  const firsts = steps.map(({ text }) => firstWord(text));
  const apart = steps.map(({ group, text }, at) =>
    at < tail
      ? null
      : (addedUnder(group, text) ??
        besideSteps(text) ??
        (at >= Math.max(ofOneCase, FEWEST_BEFORE)
          ? { kind: 'tips' as const, text }
          : isOwnWay(text, firsts[at]!, firsts)
            ? { kind: 'notes' as const, text }
            : null)),
  );
  // A page may have shown it beside its steps already.
  const known = new Set([...draft.storageNotes, ...draft.tips, ...draft.notes]);
  const remarks = (kind: Beside): string[] =>
    apart.flatMap((remark) =>
      remark?.kind === kind && !known.has(remark.text) ? remark.text : [],
    );
  return {
    ...draft,
    ingredients: ingredients.some(({ lines }) => lines.length > 0)
      ? ingredients
      : draft.ingredients,
    steps: steps.filter((_, at) => apart[at] === null),
    storageNotes: [...draft.storageNotes, ...remarks('storage')],
    tips: [...draft.tips, ...remarks('tips')],
    notes: [...notes, ...remarks('notes')],
    equipment,
  };
}
