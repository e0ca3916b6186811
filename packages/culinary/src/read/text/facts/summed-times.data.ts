import { pattern } from '../../../words/pattern.ts';

/** Between summands and what they come to: "25 + 40 min, soit 1 h 05", "= 65 min", "(65 min en tout)". */
export const COMES_TO = pattern('iu')`
  ^[\s,;:.]{0,3}(?:=|\(|\(=|(?:soit|donc|also|d\.\s?h\.|das\ssind|macht|macht\szusammen|zusammen|insgesamt|gesamt|in\sall|in\stotal|total|altogether|i\.e\.|that\sis|makes|
  en\stout|au\stotal|cioè|ossia|quindi|in\stutto|totale|o\ssea|es\sdecir|en\stotal|en\stodo|totaal|dus|totalt|alltså)(?!\p{L}))\s{0,2}:?\s{0,2}
  (?:(?:about|circa|ca\.|etwa|environ|unos|total|en\stout|insgesamt|in\stutto|en\stotal|soit)\s)?$
`;

/** Behind what they come to, which it says once more: "(65 min en tout)". */
export const IN_ALL =
  /^\s?(?:in all|in total|total|altogether|insgesamt|gesamt|zusammen|en tout|au total|in tutto|totali?|en total|en todo)?\s?\)?/iu;
