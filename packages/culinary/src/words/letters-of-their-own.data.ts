import { wordTable } from './word-table.ts';

/** Letters that Unicode does not take apart, though many write them with others. */
export const lettersOfTheirOwn = wordTable<string>({
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
});
