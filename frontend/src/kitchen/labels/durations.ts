const isoDuration = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/**
 * Minutes of an ISO 8601 duration ("PT1H30M") or of plain digits ("90"); null when the text is
 * neither, or states no time.
 */
export function durationMinutes(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d+$/.test(trimmed)) return positive(Number(trimmed));
  const parts = isoDuration.exec(trimmed);
  if (parts === null) return null;
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return positive(days * 1440 + hours * 60 + minutes + Math.round(seconds / 60));
}

/** Minutes as a cook reads them, with no-break spaces: "25 min", "1 h", "1 h 50". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}`;
}

/** A stated duration for display; words that are no duration stay as they are, nothing stated is null. */
export function formatDuration(text: string | null | undefined): string | null {
  const minutes = durationMinutes(text);
  if (minutes !== null) return formatMinutes(minutes);
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || /^[\dPTHMS]+$/i.test(trimmed) ? null : trimmed;
}

/** How long a dish takes in all: the stated total, else preparation plus cooking. */
export function overallTime(recipe: {
  prepTime: string | null;
  cookTime: string | null;
  totalTime: string | null;
}): string | null {
  const total =
    durationMinutes(recipe.totalTime) ??
    (durationMinutes(recipe.prepTime) ?? 0) + (durationMinutes(recipe.cookTime) ?? 0);
  return total > 0 ? formatMinutes(total) : null;
}

/** The time by which recipes are told apart: the cooking time where they stand in its order, else the whole. */
export function timeShown(
  recipe: { prepTime: string | null; cookTime: string | null; totalTime: string | null },
  sort: string,
): string | null {
  if (sort !== 'cookTime') return overallTime(recipe);
  const cooking = formatDuration(recipe.cookTime);
  return cooking && `Cook\u00a0${cooking}`;
}

function positive(minutes: number): number | null {
  return minutes > 0 ? minutes : null;
}
