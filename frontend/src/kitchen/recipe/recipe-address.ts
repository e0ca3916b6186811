/** What the query of a recipe's address asks for. */
interface RecipeAddress {
  /** The event from whose menu the recipe was opened. */
  eventId: string | null;
  /** How many times the recipe's own servings are wanted. */
  multiplier: number;
  editing: boolean;
}

/** Ids are numbers; generated recipes carry a prefix. */
const recipeIds = /^(?:magic_)?(?<number>\d{1,16})$/;
const eventIds = /^[\w-]{1,64}$/;
const largestMultiplier = 1000;

/** Reads `eventId`, `servingMultiplier` and `mode`; what cannot be meant is as if it were not there. */
export function readAddress(query: URLSearchParams): RecipeAddress {
  const eventId = query.get('eventId')?.trim() ?? '';
  const multiplier = Number(query.get('servingMultiplier') ?? 1);
  return {
    eventId: eventIds.test(eventId) ? eventId : null,
    multiplier: multiplier > 0 && multiplier <= largestMultiplier ? multiplier : 1,
    editing: query.get('mode') === 'edit',
  };
}

/** Whether any recipe can have such an id. */
export function isRecipeId(id: string): boolean {
  return Number.isSafeInteger(Number(recipeIds.exec(id)?.groups?.['number'] ?? NaN));
}

/** The query of the same recipe in another mode; null reads it. */
export function withMode(query: URLSearchParams, mode: 'edit' | null): string {
  const changed = new URLSearchParams(query);
  if (mode === null) changed.delete('mode');
  else changed.set('mode', mode);
  return changed.toString();
}
