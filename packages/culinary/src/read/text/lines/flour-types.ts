import { source } from '../../../words/pattern.ts';

/** Flour, and what stands between it and its type. */
const FLOUR = source`
  (?:farina(?:\s(?:bianca|(?:di\s)?(?:grano(?:\s(?:tenero|duro))?|frumento)))?|(?:\p{L}{0,12}mehl)|farines?(?:\s(?:de\s)?blé)?|harina(?:\s(?:de\strigo))?|flour)
`;
const TYPE = source`(?:tipo|type|typ|doppio)`;
const BEHIND = source`(?![\p{L}\d'’]|\.\d)`;
/** "farina OO", "tipo O", "(tipo 0O)": no word stands there; "farina o semola" says "or". */
const NOUGHTS = new RegExp(
  source`(?<=(?<!\p{L})(?:${FLOUR}(?:\s\(?${TYPE})?|${TYPE})\s["“«]?)(?:[0OQ]{0,3}[OQ][0OQ]{0,3}|oo)${BEHIND}`,
  'giu',
);
/** "Type 55O", "Typ 4O5", "farine T8O" */
const NUMBERED = new RegExp(
  source`(?<=(?<!\p{L})(?:${TYPE}\s|(?<=${FLOUR}\s\(?)T\s?))(?=[\dO]{2,4}${BEHIND})(?=O?\d)[\dO]{2,4}`,
  'giu',
);

/** Recognised words of a flour with the noughts of its type, which were read as letters. */
export const withFlourTypes = (text: string): string =>
  /o/iu.test(text)
    ? text
        .replace(NOUGHTS, (type, at: number) =>
          type === 'o' || SAYS_OR.test(text.slice(at)) ? type : noughts(type),
        )
        .replace(NUMBERED, noughts)
    : text;
/** "FARINA O SEMOLA" */
const SAYS_OR = /^O\s\p{Lu}{2}/u;

const noughts = (letters: string): string => letters.replace(/[OQo]/gu, '0');
