import { doubtOfFact } from '../../../recipe/doubt.ts';
import {
  doubtOfTitle,
  doubtOfWhole,
  type Doubt,
  type RecipeDraft,
} from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { buysList } from '../../app-buttons.data.ts';
import { instructs, mayOpenWithVerb, ordersTwice } from '../../doubts/instructs.ts';
import { isSomebodysDish } from '../../doubts/named-after.ts';
import { isOfRecipe, ownStems, stemsOf } from '../../doubts/recipe-words.ts';
import { shortened } from '../../doubts/shortened.ts';
import { speaksOfKitchen } from '../../doubts/speaks-of-kitchen.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { headsOrder } from '../steps/heads-order.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { ordersWork } from '../steps/ordering-sentences.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { sentencesOf } from '../../parted-steps.ts';
import { isOfRubric } from '../../rubrics.ts';
import { keptAmongRemarks } from '../../forms/kept-remarks.ts';
import { goesWithDish } from '../../headings/goes-with-dish.ts';
import { headsItems, namesPart } from '../../headings/names-part.ts';
import { isPartOfDisplay } from './whole-title.ts';
import { isRivalled } from '../title/name-above-list.ts';
import { isOnlyDish } from '../title/only-dish.ts';
import { isOnlyLargePrint } from '../title/large-print.ts';
import { dishAnnounced } from '../title/title-words.ts';
import { isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import { isTale, timeStatements } from '../facts/time-statements.ts';
import { tellsOfWhole } from '../facts/tells-of-whole.ts';
import type { TextLine } from '../lines/page-line.ts';
import { isSystem } from '../../one-system.ts';
import { besideSteps } from '../../side-lines.ts';
import { listsAllergens } from '../../of-no-dish.ts';
import { isAdvert } from '../../speaks-to-customers.ts';
import { countsBehindComma } from './broken-items.ts';
import { doubtfulRemarks } from './doubtful-remarks.ts';
import { isShortOrder } from './short-orders.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { StatedRole, StatedRoles } from '../facts/stated-roles.ts';

/** Below this what was taken is doubted. */
const SURE = 0.99;
/** The same where its words leave little doubt. */
const SURE_BY_WORDS = 0.9;
/** And where a short line states how much of a food. */
const SURE_BY_AMOUNT = 0.5;
/** And where it begins by telling what to do. */
const SURE_BY_VERB = 0.65;
const LONGEST_LINE = 60;
const sureOf = (label: string, text: string): number => {
  if (label === 'S' && (mayOpenWithVerb(text) || headsOrder(text) || ordersTwice(text)))
    return SURE_BY_VERB;
  if (label === 'S' && tellsOfWork(text)) return SURE_BY_TELLING;
  if (label === 'S') return looksLikeStep(text) >= 0.6 ? SURE_BY_WORDS : SURE;
  if (countsBehindComma(text)) return 0;
  const likelihood = looksLikeIngredient(text);
  const isMeasured = text.length <= LONGEST_LINE && MEASURED.test(text) && namesFood(text, 3);
  if (isMeasured && likelihood > 0.6) return SURE_BY_AMOUNT;
  return likelihood > 0.9 ? SURE_BY_WORDS : SURE;
};
const MEASURED = /[\d¼-¾⅐-⅞]/;
/** And where it tells somebody what he does, or says at what heat. */
const SURE_BY_TELLING = 0.5;
const HEAT = /\d\s?°|\d\s(?:grad|degr|grados|gradi)|(?:^|\s)(?:th|gas mark)\.?\s\d/iu;
const tellsOfWork = (text: string): boolean =>
  HEAT.test(text) || tellsInSecondPerson(text) || sentencesOf(text).some(ordersWork);
/** The same of what speaks of the recipe right below a sure step or line. */
const SURE_STEP_BELOW = 0.8;
const SURE_LINE_BELOW = 0.9;
const SURE_ABOVE = 0.95;
/** The same of a short order right below a sure step. */
const SURE_ORDER = 0.85;
const isOrderBelow = (blocks: readonly LabelledBlock[], at: number): boolean => {
  const [above, { text, gap }] = [blocks[at - 1], blocks[at]!];
  return above?.label === 'S' && above.certainty >= SURE_BY_WORDS && gap < 1 && isShortOrder(text);
};
function isBelowItsLike(
  blocks: readonly LabelledBlock[],
  at: number,
  stems: ReadonlySet<string>,
): boolean {
  const [above, { label, certainty, text }] = [blocks[at - 1], blocks[at]!];
  if (above?.label !== label || above.certainty < SURE_ABOVE) return false;
  return label === 'S'
    ? certainty >= SURE_STEP_BELOW && isOfRecipe(text, stems)
    : label === 'I' && certainty >= SURE_LINE_BELOW && namesFood(text, 3);
}
const SURE_TITLE = 0.8;
/** Where another line may be the title. */
const SURE_BEST_TITLE = 0.95;
/** That the title is no more and no less than the name. */
const SURE_NAME = 0.5;
const SURE_HEADING = 0.6;
/** Above this what was left out is named, and above this where it reads like what it may be. */
const LIKELY_LEFT_OUT = 0.2;
const MAYBE = 0.05;
const SURE_FACT = 0.7;
const MOST_SHOWN = 5;

/** The lines of a source, what each is, and the paragraphs that they make. */
export interface LabelledSource {
  lines: readonly TextLine[];
  labels: readonly LabelledLine[];
  blocks: readonly LabelledBlock[];
  /** How likely the title is no more and no less than the dish's name. */
  nameCertainty: number;
}

/** Lines of which it was not sure whether they belong to the list or the steps: those that were taken, and those left out. */
export function labelDoubts(
  draft: RecipeDraft,
  { lines, labels, blocks, nameCertainty }: LabelledSource,
): Doubt[] {
  const listed = placesOf(draft.ingredients.flatMap((group) => group.lines));
  const told = placesOf(draft.steps.map(({ text }) => text));
  const stems = stemsOf(draft.ingredients.flatMap((group) => group.lines).join(' '));
  const isKept = keptAmongRemarks(draft);
  const doubts: Doubt[] = [];
  let looked = 0;
  const last = blocks.findLastIndex(({ label }) => label === 'S');
  for (const [at, { label, certainty, text }] of blocks.entries()) {
    if (
      label === 'T' &&
      draft.title !== null &&
      !isOnlyDish(draft.title, lines, labels) &&
      !isOnlyLargePrint(draft.title, lines) &&
      (nameCertainty < SURE_NAME ||
        isPartOfDisplay(lines, labels) ||
        isRivalled(draft, lines, labels) ||
        isDoubtfulTitle(draft, text, certainty, () => hasOther(lines, labels)))
    )
      doubts.push(doubtOfTitle(`“${shortened(draft.title)}” may not be the title.`, text));
    if (label === 'G' && certainty < SURE_HEADING && !headsItems(text))
      doubts.push(doubtOfWhole(`“${shortened(text)}” may not be a heading of the recipe.`, text));
    if (!/[ILS]/.test(label) || certainty >= SURE) continue;
    if (label === 'S' && certainty >= SURE_ORDER && isOrderBelow(blocks, at)) continue;
    // A remark behind the steps reads like one most easily.
    const isLikeOthers = at !== last || mayOpenWithVerb(text) || tellsOfWork(text);
    if (isLikeOthers && (certainty >= sureOf(label, text) || isBelowItsLike(blocks, at, stems)))
      continue;
    if (doubts.length >= MOST_DOUBTED || ++looked > MOST_LOOKED_FOR) break;
    const part = label === 'S' ? 'step' : 'ingredient';
    // Of a line that became several the first stands for all.
    for (const index of (label === 'S' ? told : listed)(text).slice(0, 1))
      doubts.push({
        part,
        index,
        sentence: `“${shortened(text)}” may not be ${label === 'S' ? 'a step' : 'an ingredient'}.`,
        sourceWords: text,
      });
  }
  return [
    ...doubts.slice(0, MOST_DOUBTED),
    ...ownRecipes(draft.title ?? '', blocks),
    ...doubtfulRemarks(
      draft,
      blocks.filter(({ text }) => !saysYield(draft, text)),
    ),
    ...leftOut(lines, labels, 'listed'),
    ...leftOut(lines, labels, 'told', (text) => isMissed(draft, text) && !isKept(text)),
  ];
}

/** Whether a sentence that stands nowhere speaks of the kitchen and is neither the yield, nor quoted, nor a remark beside the steps. */
const isMissed = (draft: RecipeDraft, text: string): boolean =>
  !saysYield(draft, text) &&
  !isQuoted(draft, text) &&
  besideSteps(text) === null &&
  !isOfRubric(text, ownStems(draft)) &&
  speaksOfKitchen(text);

/** "Das langt für fünf Teller": nothing but what was read as the yield. */
const saysYield = ({ yieldText }: RecipeDraft, text: string): boolean =>
  yieldText !== null && text.includes(yieldText) && text.length <= yieldText.length + FEW_LETTERS;
const FEW_LETTERS = 12;

/** One or two words out of a long sentence, or a line that others may be better than. */
function isDoubtfulTitle(
  { title, ingredients, language }: RecipeDraft,
  line: string,
  certainty: number,
  hasBetter: () => boolean,
): boolean {
  const words = title!.split(' ').length;
  if (words <= FEW_WORDS && line.length > LONG_FOR_TITLE * title!.length) return true;
  const isAnnounced = dishAnnounced(line, stemsOf(title!)) !== null;
  // A line of its own that says whose dish it is.
  if (title === line && isSomebodysDish(line, language)) return false;
  if (certainty < SURE_BY_LIST && !isAnnounced) return true;
  const listed = stemsOf(ingredients.flatMap(({ lines }) => lines).join(' '));
  // "Sausage and Bean Traybake", where the list has sausages and beans.
  const shared = [...stemsOf(title!)].filter((stem) => listed.has(stem)).length;
  if (shared >= (isAnnounced ? 1 : FEWEST_SHARED)) return false;
  return certainty < SURE_TITLE || (certainty < SURE_BEST_TITLE && hasBetter());
}
const SURE_BY_LIST = 0.6;
const FEWEST_SHARED = 2;
const FEW_WORDS = 2;
const LONG_FOR_TITLE = 4;

/** A part behind list and steps with a list and steps of its own may be another dish. */
function ownRecipes(title: string, blocks: readonly LabelledBlock[]): Doubt[] {
  const named = stemsOf(title);
  // "Le pistou" of a "Soupe au pistou"
  const isInTitle = (text: string) => {
    const stems = [...stemsOf(text)];
    return stems.length > 0 && stems.every((stem) => named.has(stem));
  };
  const isSauce = goesWithDish(title);
  const runs: string[] = [];
  let before = '';
  for (const [at, { label, text, marker }] of blocks.entries()) {
    if (
      label === 'G' &&
      /I+S+$/.test(before) &&
      !before.includes('G') &&
      marker === null &&
      !namesPart(text) &&
      !isInTitle(text) &&
      (isSauce || !goesWithDish(text))
    ) {
      const after = blocks
        .slice(at + 1, at + 1 + MOST_BEHIND)
        .map((block) => block.label)
        .join('')
        .replace(/[^ILS]/g, '');
      if (/^[IL]+S/.test(after)) runs.push(text);
    }
    before = (before + (label === 'L' ? 'II' : label)).replace(/[^ISG]/g, '').slice(-MOST_BEHIND);
  }
  const [first] = runs;
  return first === undefined
    ? []
    : [doubtOfWhole(`“${shortened(first)}” may be a recipe of its own.`, first)];
}
const MOST_BEHIND = 60;

/** Whether another line above the recipe might be its title. */
const hasOther = (lines: readonly TextLine[], labels: readonly LabelledLine[]): boolean =>
  lines.some(
    ({ text }, at) =>
      /[XN]/.test(labels[at]!.label) &&
      !isFurniture(text) &&
      !isMessage(text) &&
      /\p{L}{3}/u.test(text),
  );

/** So many lines are doubted one by one. */
const MOST_DOUBTED = 40;
/** Each look for what became of a line goes through the whole draft. */
const MOST_LOOKED_FOR = 200;
/** A paragraph of so many letters became lines of its own words. */
const LONGEST_PARTED = 2_000;

/** Where the lines stand that a paragraph became. */
function placesOf(texts: readonly string[]): (text: string) => number[] {
  const folded = texts.map(foldWords);
  const places = new Map(folded.map((text, at) => [text, at]));
  return (text) => {
    const whole = foldWords(text);
    const exact = places.get(whole);
    if (exact !== undefined) return [exact];
    if (whole.length > LONGEST_PARTED) return [];
    return [...folded.keys()].filter((at) => folded[at] !== '' && whole.includes(folded[at]!));
  };
}

/** Who answers in a forum quotes a sentence of a step. */
const isQuoted = ({ steps }: RecipeDraft, text: string): boolean => {
  const folded = foldWords(text);
  return steps.some((step) => foldWords(step.text).includes(folded));
};

const readsLike = (as: 'listed' | 'told', text: string): boolean =>
  as === 'told' ? instructs(text) : looksLikeIngredient(text) > 0.6;

/** "NEL BICCHIERE" heads what stands beside the recipe, and is no step of it. */
const HEADING_IN_CAPITALS = /^[\p{Lu}'’]+(?:\s[\p{Lu}'’]+){0,2}$/u;

/** "Filets de poulet 9,95 € / kg": what a shop sells. */
const isOffer = (text: string): boolean => /^\D{4}.*?(?:[£€]\s?\d|\d\s?[£€])/u.test(text);

/** An offer, a button, or words that name no food and measure nothing: "MANERA DE HACERLAS", "Readers' recipes, spring issue". */
const isNoItem = (text: string): boolean =>
  isOffer(text) ||
  listsAllergens(text) ||
  buysList.test(text) ||
  (!/\p{N}/u.test(text) &&
    // "S & P" says what it is to the one who wrote it.
    /\p{L}{3}/u.test(text) &&
    looksLikeIngredient(text) < UNLIKE_ITEM &&
    !namesFood(text, 3));
const UNLIKE_ITEM = 0.3;

function leftOut(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  as: 'listed' | 'told',
  mayBe: (text: string) => boolean = () => true,
): Doubt[] {
  const within = as === 'listed' ? loneWithinList(lines, labels) : [];
  const openings = openingsOfSteps(lines, labels);
  const isBelowStep = (at: number): boolean => /[Ss]/.test(labels[at - 1]?.label ?? '');
  const isLikely = (at: number): boolean =>
    labels[at]![as] > LIKELY_LEFT_OUT ||
    (labels[at]![as] > MAYBE && readsLike(as, lines[at]!.text)) ||
    (as === 'told' && isBelowStep(at) && openings.has(openingOf(lines[at]!.text) ?? ''));
  const found = [...lines.keys()]
    .filter(
      (at) =>
        (within.includes(at) && !isNoItem(lines[at]!.text)) ||
        (/[XNnFTtGHM]/.test(labels[at]!.label) &&
          isLikely(at) &&
          !(as === 'listed' && isNoItem(lines[at]!.text)) &&
          mayBe(lines[at]!.text) &&
          !headsItems(lines[at]!.text) &&
          !isAdvert(lines[at]!.text) &&
          !(
            as === 'told' &&
            (tellsOfWhole(lines[at]!.text) || HEADING_IN_CAPITALS.test(lines[at]!.text))
          ) &&
          /\p{L}{2}/u.test(lines[at]!.text)),
    )
    .map((at) => lines[at]!.text);
  const [first] = found;
  if (first === undefined) return [];
  const words = found.slice(0, MOST_SHOWN).join('\n');
  const what = as === 'listed' ? 'A line of the list' : 'A step';
  return [
    doubtOfWhole(
      found.length === 1
        ? `${what} may be missing: “${shortened(first)}”.`
        : `${found.length} ${as === 'listed' ? 'lines of the list' : 'lines of the steps'} may be missing, the first is “${shortened(first)}”.`,
      words,
    ),
  ];
}

/** With what several steps begin that say what is done, and not what to do. */
function openingsOfSteps(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [at, { text }] of lines.entries()) {
    const opening = labels[at]!.label === 'S' ? openingOf(text) : null;
    if (opening !== null) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= FEWEST_ALIKE ? word : [])));
}
/** "Se menea la cazuela ...", "On ajoute ..." */
const openingOf = (text: string): string | null =>
  /^(?:se|si|on|man|wir)(?=\s)/iu.exec(text)?.[0].toLowerCase() ?? null;
const FEWEST_ALIKE = 2;

/** A line or two between two ingredients that were left out ("S & P"): of more the list has adverts between its lines. */
function loneWithinList(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): readonly number[] {
  const within = [...lines.keys()].filter(
    (at) =>
      labels[at]!.label === 'X' &&
      /[Ii]/.test(labels[at - 1]?.label ?? '') &&
      /[IKMHS]/.test(labels[at + 1]?.label ?? '') &&
      /\p{L}/u.test(lines[at]!.text) &&
      lines[at]!.text.split(' ').length <= FEW_WORDS_WITHIN &&
      !/[\d€$£:!?]/u.test(lines[at]!.text) &&
      !lines[at]!.text.split(/\s[|/–-]\s/u).every(isSystem) &&
      !isFurniture(lines[at]!.text) &&
      !buysList.test(lines[at]!.text),
  );
  return within.length <= MOST_WITHIN ? within : [];
}
const FEW_WORDS_WITHIN = 4;
const MOST_WITHIN = 2;

const TIMES = { prep: 'preparation time', cook: 'cooking time', total: 'total time' };

/** The source's own words: times in words were set in figures to be read. */
const wordsOf = ({ text, paragraph }: StatedRole): string =>
  paragraph.includes(text) ? text : paragraph;

/** Whether a line says in these words how long the whole takes, and nothing else that is measured in time. */
function saysWhole({ paragraph, certainty }: StatedRole): boolean {
  if (certainty < LIKELY_FACT || isTale(paragraph)) return false;
  const [only, ...more] = timeStatements(paragraph);
  return only?.cue === 'whole' && more.length === 0;
}
const LIKELY_FACT = 0.3;

/** Figures that may state something else. */
export function factDoubts(roles: StatedRoles): Doubt[] {
  const names = { servings: 'number of servings', ...TIMES };
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((role) => {
    const stated = roles[role];
    return stated && stated.certainty < SURE_FACT && !(role === 'total' && saysWhole(stated))
      ? [
          doubtOfFact(
            role === 'servings' ? 'yield' : 'times',
            `“${shortened(wordsOf(stated))}” may not be the ${names[role]}.`,
            stated.paragraph,
          ),
        ]
      : [];
  });
}
