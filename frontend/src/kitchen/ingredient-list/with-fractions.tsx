import type { ReactNode } from 'react';

/** Fractions of one character, but for ½ ¼ ¾, are not in the faces of the web app: they are drawn of figures. */
const drawn: Readonly<Record<string, string>> = {
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};
const fractions = new RegExp(`([${Object.keys(drawn).join('')}])`, 'u');

/** One fraction, drawn by the face. */
export const drawnFraction = (text: string, key?: number): ReactNode => (
  <span key={key} style={{ fontVariantNumeric: 'diagonal-fractions' }}>
    {text}
  </span>
);

/** A text whose fractions are all in one face. */
export function withFractions(text: string): ReactNode {
  if (!fractions.test(text)) return text;
  return text.split(fractions).map((piece, at) => {
    const fraction = drawn[piece];
    if (fraction !== undefined) return drawnFraction(fraction, at);
    // The whole number stays outside, or the face would draw it into the fraction.
    return /\d$/.test(piece) ? `${piece}\u00a0` : piece;
  });
}
