/** What the query of a recipe's address asks for. */
export interface RecipeAddress {
  /** The event from whose menu the recipe was opened. */
  eventId: string | null;
  /** How many times the recipe's own servings are wanted. */
  multiplier: number;
  editing: boolean;
}

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
