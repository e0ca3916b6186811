import { namesFood } from '../../../foods/line-words.ts';
import { buttonText } from '../button-words.data.ts';
import {
  emptyDraft,
  type IngredientGroup,
  type RecipeDraft,
  type Step,
} from '../../../recipe/recipe.ts';
import { partedAtJoints } from '../../text/draft/parted-at-joints.ts';
import { opensWithVerb } from '../../doubts/instructs.ts';
import { fedStatement } from '../../text/facts/fed-statements.ts';
import { timeStatements } from '../../text/facts/time-statements.ts';
import { isAboutCooking, looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { closingLines, withoutLeave } from '../../text/lines/sign-off.ts';
import { endsRecipe, isFurniture as isFurnitureLine } from '../../text/lines/page-furniture.ts';
import { isBareYield, looksLikeYield, readYield } from '../../../words/yields.ts';
import { withoutWriter } from './beside-steps.ts';
import { chooseGroups } from './choose-groups.ts';
import { chooseSteps } from './choose-steps.ts';
import { ingredientScore, leadsElsewhere, stepScore } from './group-scores.ts';
import { withoutRemarks } from './ingredient-remarks.ts';
import type { Row } from './page-rows.ts';
import { headedStepRows, partedAtHeadRows } from './heads-in-list.ts';
import { isToldIn } from './told-in.ts';
import { groupRows, type RowGroup } from './row-groups.ts';
import { severalRecipes } from './several-recipes.ts';
import { areTools } from '../../tool-list.ts';
import { besideSteps, type Beside } from '../../side-lines.ts';
import { readSideSections } from './side-sections.ts';
import { boldTitle, labelledTitle } from './title-above.ts';
import { readAuthor, readLabels, statesFacts, statesTime } from './stated-labels.ts';
import { withoutHeadingInFront } from '../heading-in-front.ts';
import { isLabelledStep, isStepCounter, splitNumbered, withoutStepNumber } from '../step-text.ts';
import { withoutJoiningComma } from '../../joining-comma.ts';
import { withoutBareNumbers } from '../../bare-numbers.ts';
import { byCommas } from '../markup/one-string-list.ts';
import { withoutBullet } from '../markup/structured-ingredients.ts';
import { statesMade } from './states-made.ts';
import { withoutYieldInFront } from './yield-in-front.ts';

const isNoise = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || buttonText.test(text) || isFurnitureLine(text);

/** "–500 g plums" */
const dashInFront = /^[-–—]\s*(?=[\d\p{L}¼-¾])/u;
const bulletSigns = /\s*[•▪●]\s*/;
/** A list in one paragraph: "• 2 eggs • 1 leek • salt". */
function atBullets(line: string): string[] {
  const parts = line.split(bulletSigns).filter(Boolean);
  return parts.length > 2 ? parts : [line];
}

function ingredientGroups(groups: readonly RowGroup[]): IngredientGroup[] {
  const read: IngredientGroup[] = [];
  for (const group of groups) {
    const lines = group.rows
      .map((row) => withoutYieldInFront(withoutBullet(row.text).replace(dashInFront, '')))
      .flatMap(atBullets)
      .flatMap(group.rows.length > 1 ? partedAtJoints : (line) => [line])
      .map(withoutJoiningComma)
      .filter(
        (line) =>
          !isNoise(line) &&
          !(opensServing.test(line) && looksLikeYield(line)) &&
          !fillsSome(line) &&
          !statesYieldAlone(line) &&
          !statesMade(line) &&
          !statesYieldAndTime(line) &&
          !statesTime(line) &&
          line.length < 300,
      );
    if (!lines.length) continue;
    const last = read.at(-1);
    if (last && last.name === group.name && !areTools(lines)) last.lines.push(...lines);
    else read.push({ name: group.name, lines });
  }
  const only = read.length === 1 && read[0]!.lines.length === 1 ? byCommas(read[0]!.lines[0]!) : [];
  return only.length >= 3 ? [{ name: read[0]!.name, lines: withoutFullStop(only) }] : read;
}

/** "…; 2 bay leaves." ends a sentence; where others end so too it shortens a word. */
const withoutFullStop = (lines: readonly string[]): string[] =>
  lines.slice(0, -1).some((line) => line.endsWith('.'))
    ? [...lines]
    : lines.map((line) => line.replace(/(?<=[^.])\.$/, ''));

/** "serving 2 people" */
const opensServing =
  /^(?:servings?|serves|portionen|portions?|porzioni|raciones|porciones|porties|porções|portioner)\s?:?\s\d/iu;

const nearBelow = 2;
const surelyStep = 0.7;
/** "Feeds 6. Allow 20 minutes to prepare and 4 hours in the oven." */
const tellsFacts = (text: string): boolean =>
  text.length <= longestFacts &&
  fedStatement(text) !== null &&
  timeStatements(text).some(({ cue }) => cue === 'prep' || cue === 'cook' || cue === 'whole') &&
  !isAboutCooking([text]);
const longestFacts = 120;
const tellsStep = ({ text, mostlyLinked }: Row): boolean =>
  !mostlyLinked && !endsRecipe(text) && looksLikeStep(text) >= surelyStep;

function stepsOf(groups: RowGroup[]): Step[] {
  const steps: Step[] = [];
  for (const group of groups) {
    for (const [at, row] of group.rows.entries()) {
      if (endsRecipe(row.text)) {
        // "Read also: ..." between two steps.
        if (group.rows.slice(at + 1, at + 1 + nearBelow).some(tellsStep)) continue;
        return tidied(steps);
      }
      if (leadsElsewhere(row) || (steps.length === 0 && tellsFacts(row.text))) continue;
      if (statesFacts(withoutBullet(row.text)) && !isLabelledStep(row.text) && row.heading === 0)
        continue;
      const told = steps.length > 0 ? withoutWriter(row.text) : row.text;
      for (const line of splitNumbered(told)) {
        if (isStepCounter(line) || isNoise(line)) continue;
        steps.push({
          group: group.name && !isStepCounter(group.name) ? withoutStepNumber(group.name) : null,
          text: withoutStepNumber(line),
        });
      }
    }
  }
  return tidied(steps);
}

/** Without numbers that only count, and without the close of a letter, in lines of its own or behind the last step. */
function tidied(steps: Step[]): Step[] {
  const closing = closingLines(steps.map(({ text }) => text));
  const told = steps.filter((_, at) => !closing.has(at));
  return withoutBareNumbers(
    told.map((step, at) =>
      at === told.length - 1 ? { ...step, text: withoutLeave(step.text) } : step,
    ),
  );
}

/** The headings among the steps that say what is done: "Simmer: 20 min" is no time of the dish. */
function stepNames(rows: readonly Row[], steps: readonly RowGroup[]): ReadonlySet<Row> {
  const told = steps.flatMap((group) => group.rows);
  const [first, last] = [rows.indexOf(told[0]!), rows.indexOf(told.at(-1)!)];
  return new Set(
    first < 0
      ? []
      : rows
          .slice(Math.max(0, first - 1), last + 1)
          .filter(({ text, heading }) => heading > 0 && opensWithVerb(text)),
  );
}

/** "Für ca. 12 Waffeln braucht ihr": what the list is for, not a part of the dish. */
const headsByYield = /^(?:for|für|pour|per|para|voor|till)\s(?:\p{L}{2,8}\.?\s){0,2}\d/iu;

/** Says what a heading names a part of the dish by: not by its title, its yield, nor by what stands above list and steps alike. */
function partNames(
  titles: readonly string[],
  ingredients: readonly RowGroup[],
  steps: readonly RowGroup[],
): (name: string | null) => string | null {
  const [only, ...parts] = new Set([...ingredients, ...steps].map(({ name }) => name));
  const isAboveAll = parts.length === 0 && ingredients.length > 0 && steps.length > 0;
  return (name) =>
    name === null ||
    titles.includes(name) ||
    headsByYield.test(name) ||
    (isAboveAll && name === only)
      ? null
      : name;
}

const textsOf = (rows: ReadonlySet<Row>): string[] => [...rows].map(({ text }) => text);

/** "Für eine Springform (26 cm)": what heads the whole list and says what it is baked in. */
const tinsOf = (
  groups: readonly RowGroup[],
  titles: readonly string[],
  partOf: (name: string | null) => string | null,
): string[] => {
  const names = new Set(groups.flatMap(({ name }) => (partOf(name) === null ? (name ?? []) : [])));
  return [...names].filter((name) => !titles.includes(name) && sizeOfTin.test(name));
};
const sizeOfTin = /^(?:for|für|pour|per|para|voor|till)\s.*\d\s?(?:cm|inch|in\b|["″])/iu;

/** "Pour 3 pots", "Für 2 Gläser": what the list fills, as a row of its own. */
const fillsSome = (line: string): boolean =>
  opensCount.test(line) && readYield(line)?.servings != null;
const opensCount = /^(?:for|für|pour|per|para|voor|till)\s(?:ca\.?\s)?\d{1,3}\s\p{L}{3,20}$/iu;

/** The facts with the yield that heads the list, where nothing else states one. */
function withYieldAbove<Facts extends Pick<RecipeDraft, 'servings' | 'yieldText'>>(
  facts: Facts,
  groups: readonly RowGroup[],
): Facts {
  const name = groups.map((group) => group.name).find((name) => name && headsByYield.test(name));
  const found = facts.servings === null && name ? readYield(name) : null;
  return found ? { ...facts, servings: found.servings, yieldText: found.text } : facts;
}

/** "Quantités pour 2 personnes": a yield behind a word for amounts. */
const statesYieldAlone = (line: string): boolean =>
  amountsFor.test(line) && looksLikeYield(line.replace(amountsFor, ''));
/** "(4 personas, hora y cuarto)" */
const statesYieldAndTime = (line: string): boolean =>
  line.length <= longestFacts &&
  fedStatement(line) !== null &&
  timeStatements(line).length > 0 &&
  !namesFood(line, 3);
const amountsFor =
  /^(?:quantités?|mengen?(?:angaben)?|amounts?|quantities|dosi|quantità|cantidad(?:es)?|hoeveelhe(?:id|den)|quantidades?)\s(?=(?:for|für|pour|per|para|voor)\s\d)/iu;

/** Longer lists say no more than this one. */
const longestList = 30;

type Told = Pick<RecipeDraft, 'notes' | 'tips' | 'storageNotes' | 'servingNotes' | 'equipment'>;

/** What is told beside the recipe, with the remarks that stand among its steps. What states a fact alone is no remark. */
function withRemarksAmong(side: Told, steps: readonly RowGroup[], remarks: ReadonlySet<Row>): Told {
  const known = Object.values(side).flat();
  const among = steps
    .flatMap(({ rows }) => rows)
    .filter((row) => remarks.has(row))
    .map((row) => besideSteps(row.text) ?? { kind: 'notes' as const, text: row.text })
    .filter(({ text }) => !known.includes(text));
  const of = (kind: Beside) =>
    among.filter((remark) => remark.kind === kind).map(({ text }) => text);
  return {
    ...side,
    notes: [...side.notes, ...of('notes')],
    tips: [...side.tips, ...of('tips')],
    storageNotes: [...side.storageNotes, ...of('storage')],
  };
}

const without = (
  around: ReadonlySet<Row>,
  groups: RowGroup[],
  isTold: (row: Row, group: RowGroup) => boolean = () => false,
): RowGroup[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.filter(
      (row, at) => !around.has(row) || isToldIn(group, at) || isTold(row, group),
    ),
  }));

/** Tells the steps behind a line of the newspaper, which stand below the heading of the steps and speak of what is listed. */
function toldOf(ingredients: readonly RowGroup[]): (row: Row, group: RowGroup) => boolean {
  const listed = stemsOf(ingredients.flatMap(({ rows }) => rows.map(({ text }) => text)));
  return (row, { section }) =>
    section === 'instructions' &&
    tellsStep(row) &&
    [...stemsOf([row.text])].some((stem) => listed.has(stem));
}

interface AroundRecipe {
  /** What the page may call its dish. */
  titles: readonly string[];
  /** Rows that stand around the recipe: they may state facts, but are of no list. */
  around: ReadonlySet<Row>;
  /** Rows above the list that are no steps. */
  introducing: ReadonlySet<Row>;
  /** Rows of which it is so sure that they are no remark. */
  aside: ReadonlySet<Row>;
  /** Rows behind the last step that tell of the dish. */
  remarks: ReadonlySet<Row>;
  /** Rows that name a part of the list. */
  heads: ReadonlySet<Row>;
  /** Rows that are no food. */
  unlisted: ReadonlySet<Row>;
  /** Rows that state the facts of other recipes. */
  others: ReadonlySet<Row>;
}

/** Reads a recipe from a page that marks nothing up, by the look of its lists, the words above them and the names of its elements. */
export function readPlainMarkup(
  rows: readonly Row[],
  { titles, around, introducing, aside, remarks, heads, unlisted, others }: AroundRecipe,
): RecipeDraft {
  const groups = groupRows(rows);
  const ingredients = withoutRemarks(
    chooseGroups(groups, {
      score: ingredientScore,
      weigh: (group) => Math.min(group.rows.length, longestList),
      isSupported: (group) =>
        group.section === 'ingredients' || group.hint === 'ingredients' || group.ingredient > 0.85,
      isBridge: (group) => stepScore(group) > 0,
    }),
  );
  const first = ingredients[0]?.start ?? 0;
  const steps = chooseSteps(groups, ingredients);
  const from = Math.max(0, Math.min(first, steps[0]?.start ?? first) - 40);
  const end = Math.max(
    ...[...ingredients, ...steps].map((group) => group.start + group.rows.length),
    0,
  );
  const until = end + 15;
  const chosen = new Set([...ingredients, ...steps]);
  const partOf = partNames([...titles, ...textsOf(aside)], ingredients, steps);
  const read = new Set([...chosen].flatMap((group) => group.rows));
  const named = new Set([...stepNames(rows, steps), ...headedStepRows(rows, steps)]);
  const factRows = rows
    .slice(from, until)
    .filter(
      (row) =>
        !others.has(row) &&
        !isLabelledStep(row.text) &&
        !named.has(row) &&
        (!read.has(row) || isBareYield(row.text) || statesFacts(withoutBullet(row.text))),
    );
  const { rest, ...facts } = withYieldAbove(readLabels(factRows, titles, rows), ingredients);
  const side = readSideSections(groups, beginOfSides(rows, titles, first), until, chosen, aside);
  const isBeside = (row: Row) => !read.has(row) && !others.has(row);
  const told = withRemarksAmong(side, steps, remarks);
  return {
    ...emptyDraft(),
    title: labelledTitle(rows, first) ?? (titles.length === 0 ? boldTitle(rows, first) : null),
    ...facts,
    author: readAuthor([...rows.slice(from, end), ...rightBelow(rows, end)].filter(isBeside)),
    ...told,
    notes: [...(rest ? [rest.text] : []), ...tinsOf(ingredients, titles, partOf), ...told.notes],
    ingredients: ingredientGroups(
      partedAtHeadRows(without(around, ingredients), heads, unlisted),
    ).map((group) => ({
      ...group,
      name: partOf(group.name),
    })),
    steps: toldSteps(ingredients, steps, { around, introducing, remarks }).map((step) => ({
      ...step,
      group: partOf(step.group),
    })),
    doubts: severalRecipes(rows, ingredients, steps, titles),
  };
}

/** The steps without the rows that introduce them or stand around the recipe. */
const toldSteps = (
  ingredients: readonly RowGroup[],
  steps: RowGroup[],
  { around, introducing, remarks }: Pick<AroundRecipe, 'around' | 'introducing' | 'remarks'>,
): Step[] =>
  ofWholeDish(
    withoutHeadingInFront(
      stepsOf(
        without(new Set([...introducing, ...remarks]), without(around, steps, toldOf(ingredients))),
      ),
    ),
    ingredients,
  );

/** Steps that all stand below the last of several parts of the list, with no heading of their own, make the whole dish. */
function ofWholeDish(steps: Step[], ingredients: readonly RowGroup[]): Step[] {
  const parts = new Set(ingredients.map(({ name }) => name));
  const last = ingredients.at(-1)?.name ?? null;
  return parts.size > 1 && last !== null && steps.every(({ group }) => group === last)
    ? steps.map((step) => ({ ...step, group: null }))
    : steps;
}

/** Rows behind the recipe in which its author may be named. */
const farthestBelow = 3;

function rightBelow(rows: readonly Row[], end: number): readonly Row[] {
  const below = rows.slice(end, end + farthestBelow);
  const heading = below.findIndex((row) => row.heading > 0);
  return heading < 0 ? below : below.slice(0, heading);
}

/** In rows: what stands farther above the list is no side of the recipe. */
const FARTHEST_SIDE = 30;

/** Where the remarks of a recipe may begin: below the last heading above its list that names the dish, for above it the article speaks. */
const beginOfSides = (rows: readonly Row[], titles: readonly string[], first: number): number =>
  Math.max(
    first - FARTHEST_SIDE,
    rows
      .slice(0, first)
      .findLastIndex(
        ({ heading, text }) =>
          heading > 0 &&
          text.length >= SHORTEST_NAME &&
          titles.some((title) => title.startsWith(text) || text.startsWith(title)),
      ),
  );
const SHORTEST_NAME = 8;
