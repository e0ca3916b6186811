import type { Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { withPairsOfRows } from '../../columns/alternating-lines.ts';
import { buttonText } from '../button-words.data.ts';
import { outermost } from '../html/element.ts';
import { htmlLines } from '../html/html-lines.ts';
import { joinedBreaks } from '../html/wrapped-breaks.ts';
import type { ParsedPage } from '../html/parse-page.ts';
import { buttonsBehind } from './buttons-behind.ts';
import { essentialElements, isBox, isFurniture, isNoBox } from './class-hints.ts';
import { withFactsBelowHeads } from './fact-tables.ts';
import { withoutNutrition } from './nutrition-rows.ts';
import { withKnownBullets } from '../../known-bullets.ts';
import { withoutOffers } from './offers.ts';
import { pageRows, type Row } from './page-rows.ts';
import { withoutQuoted } from './quoted-rows.ts';
import { withoutSigns } from './signed-lines.ts';
import { shopBeside } from './shop-beside.ts';
import { otherSystemCells, toolCells } from './table-columns.ts';
import { answersInThread } from './thread-answers.ts';
import { isFactBox } from './fact-box.ts';
import { isRemarkBox } from './remark-box.ts';
import { countsVisitors } from './visitors.data.ts';

/** Lines of a page that are looked at; no recipe stands below so many. */
const mostLines = 8_000;

/** What of a page is looked at beside what lies open: closed tabs and accordions, or boxes that commonly hold no recipe. */
export type Opened = 'nothing' | 'closed' | 'boxes';

/** Rows without what is never of a recipe: the words of buttons, figures of nutrition and of visitors. */
const ofContent = (rows: Row[]): Row[] =>
  withPairsOfRows(
    withoutNutrition(
      rows
        .map((row) => ({ ...row, text: withoutPraise(row.text) }))
        .filter(({ text }) => text !== '' && !buttonText.test(text) && !countsVisitors.test(text)),
    ),
  );

/** How many like a page, at their sign: "♥ 128". */
const countOfPraise = /\s?[♥♡❤★☆👍👁💬🔖]\uFE0F?\s?\d{1,6}(?:[.,]\d{1,3})?k?(?![\d\p{L}/])\s?/gu;
const withoutPraise = (text: string): string =>
  text.length > longestPraised
    ? text
    : text.replace(countOfPraise, ' · ').replace(/^ · | · $/g, '');
const longestPraised = 120;

/** The rows of a page without its furniture and the elements of `others`. */
export function contentRows(
  { roots, elements }: ParsedPage,
  opened: Opened,
  others: ReadonlySet<Element>,
): Row[] {
  const essential = essentialElements(elements);
  const aside = new Set([
    ...otherSystemCells(elements),
    ...toolCells(elements),
    ...answersInThread(elements),
    ...buttonsBehind(elements),
    ...shopBeside(elements),
  ]);
  const isSkipped =
    opened === 'boxes'
      ? isNoBox
      : (element: Element) =>
          // A gallery tells its recipe below the pictures.
          (element.name === 'figcaption' && opened === 'nothing') ||
          (isFurniture(element, essential) && !isFactBox(element) && !isRemarkBox(element));
  const lines = htmlLines(roots, {
    hiddenToo: opened === 'closed',
    skip: (element) => aside.has(element) || others.has(element) || isSkipped(element),
    most: mostLines,
  });
  return ofContent(
    withoutQuoted(
      pageRows(
        withFactsBelowHeads(withoutOffers(withoutSigns(withKnownBullets(joinedBreaks(lines))))),
      ),
    ),
  );
}

/** Boxes of a page that are looked into, the lines of each, and those like ingredients in one that may hold a recipe. */
const mostBoxes = 30;
const mostLinesOfBox = 300;
const fewestLines = 2;
const likeIngredient = 0.6;

/** The rows of each box in the matter of a page that may hold a recipe of its own: beside an article, below a picture, above the page. */
export function boxedRows({ elements }: ParsedPage): Row[][] {
  return outermost(elements.filter(isBox))
    .slice(0, mostBoxes)
    .map((box) =>
      ofContent(pageRows(htmlLines(box.children, { skip: isNoBox, most: mostLinesOfBox }))),
    )
    .filter(
      (rows) =>
        rows.filter(({ text }) => looksLikeIngredient(text) > likeIngredient).length >= fewestLines,
    );
}
