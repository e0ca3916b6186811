import type { Symbol as Sign, Word } from 'tesseract.js';

/** In heights of a line: so much lower than the figures before it a letter begins and ends. */
const LOWER = 0.1;
const FIGURE = /^\d$/;

/** The words of a line as texts, a nine that stands lower than the figure before it written as the "g" that it is: "400 9", "2509". */
export function withGrams(words: readonly Word[], height: number): string[] {
  let before: Sign | null = null;
  return words.map((word) => {
    const signs = word.symbols ?? [];
    // A mended word has other letters than its signs.
    if (signs.map(({ text }) => text).join('') !== word.text) {
      before = null;
      return word.text;
    }
    const texts = signs.map((sign, at) => {
      const isLast = !FIGURE.test(signs[at + 1]?.text ?? '');
      const isGram =
        sign.text === '9' && isLast && before !== null && isLower(sign, before, height);
      before = FIGURE.test(sign.text) && !isGram ? sign : null;
      return isGram ? 'g' : sign.text;
    });
    return texts.join('');
  });
}

const isLower = (sign: Sign, figure: Sign, height: number): boolean =>
  sign.bbox.y0 - figure.bbox.y0 > LOWER * height && sign.bbox.y1 - figure.bbox.y1 > LOWER * height;
