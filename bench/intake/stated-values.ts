/** The one or two numbers that a yield states: "4", "4-6", "2 to 3 servings". */
export function numbersIn(text: string | null | undefined): number[] {
  const [, first, second] =
    /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?/.exec(text ?? '') ?? [];
  return [first, second].flatMap((number) => (number ? [Number(number)] : []));
}

/** The minutes of an ISO duration in hours and minutes; null for anything else. */
export function minutesOf(duration: string | null | undefined): number | null {
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration ?? '') ?? [];
  return hours || minutes ? 60 * Number(hours ?? 0) + Number(minutes ?? 0) : null;
}
