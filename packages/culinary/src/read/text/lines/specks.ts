import type { PageLine } from './page-line.ts';

/** Of 100, and in letters and figures: so little is no writing, but a speck, a rim or a shadow. */
const UNSURE = 25;
const FEW = 2;
const SIGNS = /[\p{L}\p{N}]/gu;
/** An amount or its unit, which may be read badly. */
const AMOUNT = /^(?:\d+|[½¼¾⅓⅔⅛]|\d\s?\p{L}|k?g|m?l|[cd]l|[ET]L)\.?$/iu;

/** The pieces of a picture without its specks, which would stand at the end of a title or of a line. */
export function withoutSpecks(pieces: PageLine[]): PageLine[] {
  const kept = pieces.filter(
    ({ text, confidence }) =>
      (confidence ?? 100) >= UNSURE ||
      AMOUNT.test(text.trim()) ||
      (text.match(SIGNS)?.length ?? 0) > FEW,
  );
  return kept.length > 0 ? kept : pieces;
}
