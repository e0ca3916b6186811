import type { RecipeDraft } from './recipe.ts';

/** What a draft says beside the lines of its list and its steps: title, remarks, names of parts and the rest, without what is not stated. */
export const wordsBeside = (draft: RecipeDraft): string[] =>
  [
    draft.title,
    draft.description,
    draft.yieldText,
    draft.author,
    draft.source,
    ...draft.ingredients.map(({ name }) => name),
    ...draft.steps.map(({ group }) => group),
    ...draft.notes,
    ...draft.tips,
    ...draft.equipment,
    ...draft.servingNotes,
    ...draft.storageNotes,
  ].flatMap((text) => text ?? []);
