import { groupsApart } from '@convivio/culinary/line';
import { doubtOfWhole, type RecipeDraft } from '@convivio/culinary/recipe';
import { invalid } from '@convivio/platform/errors';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import { groundRecipe } from '../grounding/ground-recipe.ts';
import { mergeReadings } from '../grounding/merge-readings.ts';
import { isFaint } from '../source/faint.ts';
import type { Reading } from '../source/reading.ts';
import type { Job } from '../job/job.ts';
import {
  onlyProviderCouldRead,
  readWithoutProvider,
  type ProviderTrouble,
} from '../../provider/provider-trouble.ts';
import { unreadPagesNote } from './unread-pages.ts';
import { draftOfLines } from './draft-of-lines.ts';
import { draftReason } from './draft-reason.ts';
import { isUnsure } from './unsure.ts';
import { withinRecipeLimits } from './within-recipe-limits.ts';

/** The longest text a provider is given; a recipe stands well within it. */
const MOST_CHARACTERS = 60_000;

/** A draft that has become a recipe. */
export type TitledDraft = RecipeDraft & { title: string };

export interface Understood {
  draft: TitledDraft;
  /** What was the matter with the provider, if it was asked in vain. */
  trouble: ProviderTrouble | null;
  /** Why what was read is only a draft; null where it is none. */
  draftReason: string | null;
}

/**
 * The recipe of a reading: the parser's where it is sure, else the provider's as far as the source bears it out.
 * A provider in trouble costs nothing but a doubt, as long as the parser has found something. Throws ProductError when there is no recipe.
 */
export async function understandSource(
  reading: Reading,
  job: Job,
  intelligence: CulinaryIntelligence | null,
  signal: AbortSignal,
): Promise<Understood> {
  const { read, trouble, answer } =
    intelligence && (isUnsure(reading) || isFaint(reading))
      ? await askProvider(reading, job, intelligence, signal)
      : { read: reading.draft, trouble: null, answer: null };
  const faint = isFaint(reading) && answer !== 'recipe';
  const asLines = faint && answer === null && !hasContent(read) ? draftOfLines(reading) : null;
  // Before its foods are told apart: of a page without end that would hold up others.
  const within = withinRecipeLimits(asLines ?? read);
  const draft = { ...within, ...groupsApart(within, within.language) };
  if (hasContent(draft))
    return {
      draft: withinRecipeLimits(
        // Of a draft it is said once, as why it is one.
        trouble && !faint
          ? { ...draft, doubts: [...draft.doubts, doubtOfWhole(readWithoutProvider(trouble))] }
          : draft,
      ),
      trouble,
      draftReason: faint ? draftReason(trouble, asLines !== null) : null,
    };
  if (trouble) throw onlyProviderCouldRead(trouble);
  throw (
    reading.unreadable ??
    invalid(
      'NO_RECIPE',
      [
        reading.mimeType === 'text/plain'
          ? NO_RECIPE_IN_TEXT_FILE
          : isFaint(reading)
            ? NO_RECIPE_IN_FAINT_PICTURE
            : noRecipe[job.source.kind],
        ...unreadPagesNote(reading.unreadPages),
      ].join(' '),
    )
  );
}

interface Answer {
  read: RecipeDraft;
  trouble: ProviderTrouble | null;
  /** What the provider has found; null where it said nothing. */
  answer: 'recipe' | 'none' | null;
}

async function askProvider(
  reading: Reading,
  job: Job,
  intelligence: CulinaryIntelligence,
  signal: AbortSignal,
): Promise<Answer> {
  const text = reading.sourceText.slice(0, MOST_CHARACTERS);
  const { answer: claim, trouble } = await intelligence.understand(
    { text, scans: await reading.scans() },
    job.ownerId,
    signal,
  );
  if (!claim?.recipeFound) return { read: reading.draft, trouble, answer: claim ? 'none' : null };
  const grounded = groundRecipe(claim, {
    text,
    confidence: reading.confidence,
    draft: reading.draft,
  });
  return { read: mergeReadings(grounded, reading.draft), trouble: null, answer: 'recipe' };
}

/** A title and some ingredients or steps: less is no recipe. */
function hasContent(draft: RecipeDraft): draft is TitledDraft {
  return (
    Boolean(draft.title) &&
    (draft.ingredients.some((group) => group.lines.length > 0) || draft.steps.length > 0)
  );
}

const NO_RECIPE_IN_FAINT_PICTURE = [
  'Only a few words of this picture could be read, and no recipe among them.',
  'Handwriting is better typed in; print is read best from straight above, in daylight.',
].join(' ');

const NO_RECIPE_IN_TEXT_FILE =
  'No recipe was found in this file. It needs at least a title and some ingredients or steps.';

const noRecipe: Record<Job['source']['kind'], string> = {
  file: 'No recipe was found in this file. Try a clearer photo, or paste the text instead.',
  url: 'No recipe was found on this page. Open the recipe itself and copy its link, or paste the text instead.',
  instagram:
    'The caption of this post holds no recipe. Paste the text instead, or send a screenshot.',
  tiktok:
    'The caption of this video holds no recipe. Paste the text instead, or send a screenshot.',
  text: 'No recipe was found in this text. It needs at least a title and some ingredients or steps.',
};
