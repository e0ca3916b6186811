import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';

const longestList = 5_000;
const startsWithAmount = /^[\d¼-¾⅐-⅞]/;

/** A list flattened by commas: "2 eggs, 1 cup milk, salt". Commas inside brackets or numbers do not count. */
export const byCommas = (text: string): string[] => bySigns(text, true);

/** At the semicolons of a list that has a comma in its items only: "4 carrots; 2 peppers, one red and one yellow; salt". */
function bySemicolons(text: string): string[] | null {
  const parts = bySigns(text, false);
  const items = share(parts, (part) => bySigns(part, true).length <= MOST_WITHIN);
  return parts.length >= FEWEST_PARTS && items > MOST_ITEMS ? parts : null;
}
const FEWEST_PARTS = 3;
/** An item, and what is said of it. */
const MOST_WITHIN = 2;
const MOST_ITEMS = 0.7;

function bySigns(text: string, atCommas: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (sign === ';' || (atCommas && sign === ',' && !/\d/.test(text[at + 1] ?? '')))
    ) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** At each amount: "200 g flour 2 eggs 300 ml milk". A figure without a word of its own ("2 x 400 g tins") goes with the next. */
function byAmounts(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(/(?<=[\p{L})]) (?=[\d¼-¾⅐-⅞])/u)) {
    const last = parts.at(-1);
    if (last !== undefined && !/\p{L}{3}/u.test(last)) parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

const share = (parts: readonly string[], test: (part: string) => boolean): number =>
  parts.filter(test).length / (parts.length || 1);

/**
 * The lines of a list that is stated as one string: parted by strokes or points, by commas, or by nothing but its amounts.
 * The string alone when it is one line.
 */
export function splitOneString(text: string): string[] {
  if (text.length > longestList) return [text];
  const signs = text
    .split(/\s*[|•·▪●]\s*|\s+\/\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (signs.length >= 3) return signs;
  const semicolons = bySemicolons(text);
  if (semicolons !== null) return semicolons;
  const commas = byCommas(text);
  if (commas.length >= 4 && text.length > 60) return commas;
  if (commas.length >= 3 && share(commas, (part) => startsWithAmount.test(part)) > 0.6)
    return commas;
  const amounts = byAmounts(text);
  return amounts.length >= 4 && share(amounts, (part) => looksLikeIngredient(part) > 0.6) > 0.9
    ? amounts
    : [text];
}
