import type { ServiceCaller } from '@convivio/platform/call-service';
import { collectionOf } from '../domain/intake/job/job.ts';
import type { IntakePorts } from '../domain/intake/job/perform-intake.ts';
import { SaveImportedRecipeDocument } from './generated/operations.ts';

/** Keeps what a job has understood through the recipes service: once per job, however often it is called. */
export function recipeSaver(callRecipes: ServiceCaller): IntakePorts['saveRecipe'] {
  return async (job, draft, extras) => {
    const { file } = job.source;
    const social =
      job.source.kind === 'instagram' || job.source.kind === 'tiktok' ? job.source.kind : null;
    const { saveImportedRecipe: recipe } = await callRecipes(SaveImportedRecipeDocument, {
      input: {
        jobId: String(job.id),
        ownerId: collectionOf(job),
        cookId: job.ownerId,
        cookName: job.cookName,
        title: draft.title,
        description: draft.description,
        ingredients: draft.ingredients,
        instructions: draft.steps,
        tags: extras.tags,
        category: extras.category,
        prepTime: draft.prepTime,
        cookTime: draft.cookTime,
        totalTime: draft.totalTime,
        servings: draft.servings,
        yieldText: draft.yieldText,
        notes: draft.notes,
        equipment: draft.equipment,
        servingNotes: draft.servingNotes,
        storageNotes: draft.storageNotes,
        tips: draft.tips,
        author: draft.author,
        source: draft.source,
        languageCode: draft.language,
        translatedTitle: extras.translation?.title ?? null,
        translatedIngredients: extras.translation?.ingredients ?? null,
        translatedInstructions: extras.translation?.instructions ?? null,
        originalFileKey: file?.key ?? null,
        originalFileName: file?.name ?? null,
        originalFileMimeType: extras.mimeType,
        furtherPages: job.source.furtherPages.map(({ key, name, mimeType }) => ({
          fileKey: key,
          fileName: name,
          mimeType,
        })),
        originalUrl: extras.url ?? job.source.url,
        originalFormat: social ?? (job.source.url ? 'others' : null),
        imageKey: extras.imageKey,
        draftReason: extras.draftReason,
        doubts: draft.doubts.map(({ part, index, sentence, sourceWords, about, words }) => ({
          part,
          index,
          sentence,
          sourceWords,
          about: about === 'amount' || about === 'end' ? about : null,
          words: [...(words ?? [])],
        })),
        leftOut: draft.leftOut,
      },
    });
    return { id: Number(recipe.id), title: recipe.title, draft: extras.draftReason !== null };
  };
}
