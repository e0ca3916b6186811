import { plainLetters } from './plain-letters.ts';

const beyondAscii = /[\u0080-\uffff]/;
const combiningMarks = /[\u0300-\u036f]/g;

/** Lower case, without accents, typographic quotes and doubled spaces: the form in which words of our tables are compared. */
export function foldText(text: string): string {
  // Most text is plain ASCII, and normalising is slow.
  if (!beyondAscii.test(text))
    return text.replaceAll('`', "'").toLowerCase().replace(/\s+/g, ' ').trim();
  const lower = text
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(/[\u2018\u2019\u00b4`\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
  return plainLetters(lower).replace(/\s+/g, ' ').trim();
}
