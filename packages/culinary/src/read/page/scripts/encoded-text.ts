import { decodedAddress } from '../../../words/decoded-address.ts';

const longest = 4_000_000;
const base64 = /^[A-Za-z\d+/_-]{40,}={0,2}$/;

/** The data in a text that is written as base64 or like an address ("%7B%22…"); any other text as it is. */
export function decodedText(text: string): string {
  if (text.length > longest) return text;
  if (/^%(?:7B|5B)/i.test(text)) return decodedAddress(text);
  // The first letters of base64 that begin an object or a list.
  if (!/^(?:e[yw]|W[yw3])/.test(text) || !base64.test(text)) return text;
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  return /^\s*[{[]/.test(decoded) ? decoded : text;
}
