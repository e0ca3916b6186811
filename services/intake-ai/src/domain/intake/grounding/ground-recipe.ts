import {
  doubtedWords,
  doubtOfWhole,
  emptyDraft,
  readYield,
  type Doubt,
  type IngredientGroup,
  type RecipeDraft,
  type Step,
} from '@convivio/culinary/recipe';
import type { ClaimedRecipe } from '../../provider/claimed-recipe.ts';
import { isFaint } from '../source/faint.ts';
import { groundedMinutes } from './grounded-time.ts';
import { closestLines } from './closest-lines.ts';
import { indexSource, type SourceIndex } from './source-index.ts';
import { isQuoted, judge } from './verdict.ts';

export interface Evidence {
  /** The words of the source. */
  text: string;
  /** 0 to 100 where the words were recognised in a picture, else null. */
  confidence: number | null;
  /** What the built-in parser read; it never invents, so its words count as the source's. */
  draft: RecipeDraft;
}

/** Faint words are too unsure to convict a provider by, and fewer are too few. */
const ENOUGH_WORDS = 30;
const MOST_LINES = 200;
const MOST_TITLES = 20;

const UNCHECKED =
  'The AI provider read this from the picture, and it could not be checked word by word. Please compare it with the original.';

/**
 * What of a provider's claim may be kept. Lines that the source does not hold are left out, lines
 * that it holds differently are named for the cook to check.
 */
export function groundRecipe(
  claim: ClaimedRecipe,
  { text, confidence, draft }: Evidence,
): RecipeDraft {
  const source = indexSource(`${text}\n${wordsOfDraft(draft)}`);
  const checkable =
    !isFaint({ confidence }) && (confidence === null || source.size >= ENOUGH_WORDS);
  if (!checkable)
    return { ...fromClaim(claim, () => true, minutesAsClaimed), doubts: [doubtOfWhole(UNCHECKED)] };

  const invented: string[] = [];
  const doubtful = new Set<string>();
  const keeps = (kind: 'line' | 'step') => (line: string) => {
    const verdict = judge(kind, line, source);
    if (verdict === 'invented') invented.push(line);
    if (verdict === 'doubtful') doubtful.add(line);
    return verdict !== 'invented';
  };
  const grounded = fromClaim(
    claim,
    (quoted) => isQuoted(quoted, source),
    (time) => groundedMinutes(time, source),
    keeps('line'),
    keeps('step'),
  );
  return {
    ...grounded,
    doubts: [...inventedDoubt(invented), ...otherwiseInSource(grounded, doubtful, text)],
  };
}

/** The lines that the source holds, in other words or with other figures. */
function otherwiseInSource(
  draft: RecipeDraft,
  doubtful: ReadonlySet<string>,
  source: string,
): Doubt[] {
  const { ingredient, step } = doubtedWords(draft);
  const closest = closestLines(source);
  const inList = (part: 'ingredient' | 'step', lines: readonly string[]) =>
    lines.flatMap((line, index): Doubt[] =>
      doubtful.has(line)
        ? [
            {
              part,
              index,
              sentence: `The source does not say it exactly like this: “${shortened(line)}”. Please check.`,
              sourceWords: closest(line),
            },
          ]
        : [],
    );
  return [...inList('ingredient', ingredient), ...inList('step', step)];
}

type Keeps = (text: string) => boolean;
type Minutes = (time: ClaimedRecipe['totalTime'], source?: SourceIndex) => number | null;

const minutesAsClaimed: Minutes = (time) => (time && time.minutes > 0 ? time.minutes : null);

function fromClaim(
  claim: ClaimedRecipe,
  quoted: Keeps,
  minutes: Minutes,
  keepsLine: Keeps = quoted,
  keepsStep: Keeps = quoted,
): RecipeDraft {
  const phrase = (text: string | null) => (text?.trim() && quoted(text) ? text.trim() : null);
  const yieldText = phrase(claim.yieldAsWritten);
  return {
    ...emptyDraft(),
    title: phrase(claim.title),
    description: phrase(claim.description),
    yieldText,
    servings: yieldText === null ? null : (readYield(yieldText)?.servings ?? null),
    prepTime: minutes(claim.prepTime),
    cookTime: minutes(claim.cookTime),
    totalTime: minutes(claim.totalTime),
    ingredients: claim.ingredientGroups
      .flatMap(({ heading, lines }): IngredientGroup[] => {
        const kept = lines
          .map((line) => line.trim())
          .filter((line) => line && keepsLine(line))
          .slice(0, MOST_LINES);
        return kept.length > 0 ? [{ name: phrase(heading), lines: kept }] : [];
      })
      .slice(0, MOST_LINES),
    steps: claim.steps
      .map(({ heading, text }): Step => ({ group: phrase(heading), text: text.trim() }))
      .filter(({ text }) => text && keepsStep(text))
      .slice(0, MOST_LINES),
    notes: claim.notes.filter(quoted).slice(0, MOST_LINES),
    equipment: claim.equipment.filter(quoted).slice(0, MOST_LINES),
    author: phrase(claim.author),
    language: /^[a-z]{2}$/.test(claim.language ?? '') ? claim.language : null,
    otherRecipes: claim.otherRecipeTitles.filter(quoted).slice(0, MOST_TITLES),
  };
}

function inventedDoubt(lines: string[]): Doubt[] {
  if (lines.length === 0) return [];
  const named = lines
    .slice(0, 3)
    .map((line) => `“${shortened(line)}”`)
    .join(', ');
  return [
    doubtOfWhole(
      `The AI provider named something that is not in the source; it was left out: ${named}${lines.length > 3 ? ` and ${lines.length - 3} more` : ''}.`,
    ),
  ];
}

const shortened = (line: string) => (line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line);

function wordsOfDraft(draft: RecipeDraft): string {
  return [
    draft.title,
    draft.description,
    draft.yieldText,
    draft.author,
    ...draft.ingredients.flatMap(({ name, lines }) => [name, ...lines]),
    ...draft.steps.flatMap(({ group, text }) => [group, text]),
    ...draft.notes,
    ...draft.equipment,
  ]
    .filter((part) => part !== null)
    .join('\n');
}
