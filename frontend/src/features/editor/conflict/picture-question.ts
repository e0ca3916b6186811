import type { PictureChange } from '../fields/use-picture.ts';
import type { MergeQuestion } from './merge-question.ts';

export const pictureQuestionId = 'picture';

/**
 * Asks whose picture stays where somebody else has changed it as well; null where nobody has, or
 * where it is not known. The first two are paths of pictures.
 */
export function pictureQuestion(
  before: string | null | undefined,
  theirs: string | null | undefined,
  yours: NonNullable<PictureChange> | null,
): MergeQuestion | null {
  if (
    before === undefined ||
    theirs === undefined ||
    before === theirs ||
    (theirs === null && yours === null)
  )
    return null;
  return {
    id: pictureQuestionId,
    label: 'Picture',
    prose: false,
    theirs: theirs === null ? '' : 'Another picture',
    yours: yours?.name ?? '',
  };
}
