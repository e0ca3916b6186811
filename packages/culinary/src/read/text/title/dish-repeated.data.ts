import { pattern } from '../../../words/pattern.ts';

/** A dish said back as a question by whom it is asked of: "The Glamorgan sausages, love?", "La tourte de blettes ?". */
export const SAID_BACK = pattern('iu')`
  ^(?:(?:the|my|our|die|der|das|den|meine?n?|la|le|les|ma|mon|mes|il|lo|i|gli|el|los|las|mi|mis)\s|l['’])
  (?<dish>\p{L}[^,.!?:;\d]{2,50}?),?
  (?:\s(?:love|dear|darling|mate|pet|hun|hon|duck|sweetheart|schatz|liebes|liebling|süße|mein schatz|ma chérie|chérie?|mon chéri|ma belle|ma puce|
  tesoro|cara|caro|amore|stella|gioia|cariño|cielo|guap[ao]|hij[ao]|mi vida|reina))?\s?\?$
`;
