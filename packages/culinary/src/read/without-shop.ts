import { looksLikeIngredient } from '../line/likelihood/ingredient-likelihood.ts';
import { buttonBehindPrice, shopWords } from './shop-words.data.ts';

/** Where a shop sells what is listed it says so of several. */
const fewestOffered = 2;
const fewestListed = 3;
/** What it says of one stands in so many letters at the end of the line. */
const longestOffer = 60;
const longestLine = 160;
const mostOffers = 4;
const likeIngredient = 0.5;

/** A line without what a shop says behind it. */
export function withoutOffer(line: string): string {
  let text = line.replace(buttonBehindPrice, '');
  for (let at = 0; at < mostOffers; at++) {
    const from = Math.max(0, text.length - longestOffer);
    const found = shopWords.exec(text.slice(from));
    if (!found) break;
    text = text.slice(0, from + found.index).trimEnd();
  }
  return text;
}

/** The lines of a list without what a shop says behind them: "Eggs 2 £0.80 Add to basket". What says nothing else is left out. */
export function withoutOffersBehind<Line extends { text: string }>(lines: Line[]): Line[] {
  const rests = lines.map(({ text }) => (text.length > longestLine ? text : withoutOffer(text)));
  const isOffered = rests.map(
    (rest, at) => rest !== lines[at]!.text && looksLikeIngredient(rest) > likeIngredient,
  );
  const offered = isOffered.filter(Boolean).length;
  if (offered === 0) return [...lines];
  const isListed = lines.map(
    ({ text }, at) =>
      rests[at] === text && /\d/.test(text) && looksLikeIngredient(text) > likeIngredient,
  );
  const listed = isListed.filter(Boolean).length;
  const isFood = (at: number): boolean =>
    lines[at] !== undefined &&
    rests[at] === lines[at].text &&
    looksLikeIngredient(lines[at].text) > likeIngredient;
  // "Half a litre of stock" and "salt and pepper" have no figure.
  const isAmong = (at: number): boolean =>
    isListed[at - 1] === true || isListed[at + 1] === true || (isFood(at - 1) && isFood(at + 1));
  // Beside a list without prices other goods are sold; what stands among its lines with an amount is of it.
  if (offered < fewestOffered || (listed >= fewestListed && listed >= offered))
    return lines.map((line, at) =>
      isOffered[at] && /\d/.test(rests[at]!) && isAmong(at) ? { ...line, text: rests[at]! } : line,
    );
  // What stands beside lines of the list is one of it.
  const isOfList = (at: number): boolean =>
    isOffered[at]! || isOffered[at - 1] === true || isOffered[at + 1] === true || rests[at] === '';
  return lines
    .map((line, at) => (isOfList(at) ? { ...line, text: rests[at]! } : line))
    .filter(({ text }) => text !== '');
}
