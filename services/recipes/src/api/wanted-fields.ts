import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { Recipe } from '../domain/recipe/recipe.ts';

/** Fields of the API that are made of others. What is not for everybody needs `ownerId`, which is always read. */
const MADE_OF: Record<string, readonly (keyof Recipe)[]> = {
  __typename: [],
  owner: ['ownerId'],
  language: ['languageCode'],
  // What was kept before it was written down is told from these.
  servingsStated: ['servingsStated', 'servings', 'yieldText'],
  ingredientText: ['ingredients'],
  translatedHeadings: ['ingredients', 'instructions', 'languageCode'],
  imageUrl: ['imageKey'],
  // What travels of a recipe, without its comments.
  schemaOrg: [
    'title',
    'description',
    'ingredients',
    'instructions',
    'category',
    'dietaryCategory',
    'prepTime',
    'cookTime',
    'totalTime',
    'servings',
    'servingsStated',
    'yieldText',
    'author',
    'source',
    'originalUrl',
    'tags',
    'notes',
    'equipment',
    'servingNotes',
    'storageNotes',
    'tips',
    'languageCode',
    'createdAt',
    'updatedAt',
  ],
  originalFileUrl: ['originalFileKey'],
  originalFiles: ['originalFileKey', 'originalFileName', 'originalFileMimeType', 'furtherPages'],
  draft: ['draftReason', 'jobId'],
  doubtCount: ['doubts'],
  doubtSentences: ['doubts'],
  sustainabilityScore: ['sustainabilityScore', 'analysed'],
  analysisState: ['analysed', 'analysisFailed'],
  sustainabilitySummary: ['analysis', 'analysed'],
  nutritionSummary: ['analysis', 'analysed'],
  flavourSummary: ['analysis', 'analysed'],
  course: ['course', 'category'],
  diet: ['diet', 'dietaryCategory'],
};

/** The fields of a recipe that an operation asks for behind one of the paths ("nodes", "edges.node"; "" for the field itself). */
export function wantedFields(info: GraphQLResolveInfo, paths: readonly string[]): (keyof Recipe)[] {
  const wanted = new Set<keyof Recipe>();
  for (const name of selectedNames(info, paths))
    for (const field of MADE_OF[name] ?? [name as keyof Recipe]) wanted.add(field);
  return [...wanted];
}

/** Whether an operation asks for a field right below this one. */
export function asksFor(info: GraphQLResolveInfo, name: string): boolean {
  return selectedNames(info, ['']).has(name);
}

/** Conditions (`@include`, `@skip`) are not looked at: a field too many does no harm. */
function selectedNames(info: GraphQLResolveInfo, paths: readonly string[]): Set<string> {
  const names = new Set<string>();
  const walk = (selections: SelectionSetNode | undefined, path: string) => {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        if (paths.includes(path)) names.add(selection.name.value);
        walk(
          selection.selectionSet,
          path === '' ? selection.name.value : `${path}.${selection.name.value}`,
        );
      } else {
        walk(
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : info.fragments[selection.name.value]?.selectionSet,
          path,
        );
      }
    }
  };
  for (const node of info.fieldNodes) walk(node.selectionSet, '');
  return names;
}
