import { pattern } from '../../words/pattern.ts';

/** Tells what part is made, not how: "Make the sauce", "Den Teig zubereiten"; of folded text. */
export const makesPart = pattern('u')`
  ^(?:make|prepare|assemble|faire|faites|preparer|preparez|hacer|haz|preparar|prepara|preparare|prepariamo|fare|maak|
  bereid|fazer|faca|prepare|gor|forbered)\s|\s(?:machen|zubereiten|herstellen|vorbereiten|maken|bereiden|voorbereiden)\s?:?$
`;
