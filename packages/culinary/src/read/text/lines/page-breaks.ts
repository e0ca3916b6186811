/** The number of a page alone in its line, with blank lines around: "99", "- 99 -", "[p. 99]". */
const NUMBER_BETWEEN =
  /(?<=[\p{L},;]|\p{L}[-‐])[ \t]*\n(?:[ \t]*\n)+[ \t]*(?:[-–—[(][ \t]?)?(?:(?:[Pp]{1,2}|[Ss]|[Pp][aá]g|[Ss]eite|[Pp]age)\.?[ \t]?)?\d{1,4}(?:[ \t]?[-–—\])])?[ \t]*\n(?:[ \t]*\n)+[ \t]*(?=\p{Ll})/gu;
/** What stands so long on both pages is a sentence that goes on; a food above its amount is shorter. */
const FEWEST_ABOVE = 40;
const FEWEST_BELOW = 20;

/** "Nell'ultima mezz'ora sco-", the number of the page, "perchiare": a text that was copied from a book, where its sentence goes on over the page. */
export function withoutPageBreaks(text: string): string {
  return text.replace(NUMBER_BETWEEN, (found, at: number) => {
    const [above = ''] = /[^\n]*$/u.exec(text.slice(Math.max(0, at - LONGEST), at)) ?? [];
    const [below = ''] = /^[^\n]*/u.exec(text.slice(at + found.length).slice(0, LONGEST)) ?? [];
    const isCut = /\p{L}[-‐]$/u.test(above);
    const goesOn = above.trim().length >= FEWEST_ABOVE && below.trim().length >= FEWEST_BELOW;
    return isCut || goesOn ? '\n' : found;
  });
}
const LONGEST = 400;
