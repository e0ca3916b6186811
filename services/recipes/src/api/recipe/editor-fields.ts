import { signedFilePath } from '@convivio/platform/signed-link';
import { originalFilesOf } from '../../domain/recipe/files/original-files.ts';
import { may } from '../../domain/recipe/policy.ts';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';

/** What those alone see of a recipe who may change it; of a public one it is empty for others. */
export function editorFields({
  secret,
  asks: { reader },
}: Pick<Dependencies, 'secret' | 'asks'>): NonNullable<Resolvers['Recipe']> {
  /** What is told of a recipe to whoever may change it, `otherwise` to anybody else. Its owner does not wait for that. */
  const forEditors =
    <Told, Otherwise>(told: (recipe: Recipe) => Told, otherwise: Otherwise) =>
    (recipe: Recipe, _args: unknown, { actor }: { actor: { id: string } | null }) => {
      const allowed = may(reader(actor), 'change', recipe);
      const answer = (allows: boolean) => (allows ? told(recipe) : otherwise);
      return typeof allowed === 'boolean' ? answer(allowed) : allowed.then(answer);
    };

  return {
    originalFileUrl: forEditors(
      ({ originalFileKey }) => originalFileKey && signedFilePath(originalFileKey, secret),
      null,
    ),
    originalFiles: forEditors(
      (recipe) =>
        originalFilesOf(recipe).map(({ fileKey, fileName: name, mimeType }) => ({
          name,
          mimeType,
          url: signedFilePath(fileKey, secret),
        })),
      [],
    ),
    originalFileName: forEditors(({ originalFileName }) => originalFileName, null),
    originalFileMimeType: forEditors(({ originalFileMimeType }) => originalFileMimeType, null),
    comments: forEditors(({ comments }) => comments, ''),
    draft: forEditors(
      ({ draftReason, jobId }) =>
        draftReason !== null && jobId !== null
          ? { reason: draftReason, jobId: String(jobId) }
          : null,
      null,
    ),
    doubts: forEditors(({ doubts }) => [...doubts], []),
    doubtCount: forEditors(({ doubts }) => doubts.length, 0),
    doubtSentences: forEditors(({ doubts }) => doubts.map(({ sentence }) => sentence), []),
    leftOut: forEditors(({ leftOut }) => [...leftOut], []),
    updatedBy: forEditors(({ updatedBy }) => updatedBy, null),
  };
}
