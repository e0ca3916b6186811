import { pattern, source } from '../../../words/pattern.ts';

const MONTHS = source`
  (?:january|february|march|april|may|june|july|august|september|october|november|december|
  januar|jänner|februar|feber|märz|mai|juni|juli|oktober|dezember|
  janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|
  gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|
  enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)
`;
const DAYS = source`
  (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|
  lunes|martes|miércoles|jueves|viernes|sábado|domingo)
`;
const HOUR = source`
  (?:(?:um\s|ab\s)?\d{1,2}(?:[.:]\d\d)?\suhr|(?:alle\s|dalle\s)?ore\s\d{1,2}(?:[.:]\d\d)?|(?:(?:à|dès)\s)?\d{1,2}\s?h(?:eures|\d\d)?|
  (?:a\slas\s)?\d{1,2}(?:[.:]\d\d)?\s?(?:h|horas)|(?:at\s)?\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?)
`;
/** An hour that is no length of time. */
const CLOCK = source`
  (?:(?:um\s|ab\s)?\d{1,2}(?:[.:]\d\d)?\suhr|(?:alle\s|dalle\s)?ore\s\d{1,2}(?:[.:]\d\d)?|(?:à|dès)\s\d{1,2}\s?h(?:eures|\d\d)?|
  a\slas\s\d{1,2}(?:[.:]\d\d)?\s?(?:h|horas)|at\s\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?)
`;

/**
 * What the paper of a club announces opens with its day or its hour: "21. Oktober, 14 Uhr: Schnittkurs", "Sábado 3 de mayo, 18 h", "ore 17
 * giochi popolari". The number of the day may have been taken for the one of a step: "Oktober, 9 Uhr: …".
 */
export const EVENT_NOTICE = pattern('iu')`
  ^(?:(?:am\s|on\s|el\s|le\s)?${DAYS},?\s(?:(?:dem|den|the)\s)?)?(?:
  (?:\d{1,2}(?:[.º°]|st|nd|rd|th|er)?\s(?:de\s|of\s)?)?${MONTHS}(?:\s(?:de\s)?\d{4})?,?\s${HOUR}(?!\p{L})|
  ${MONTHS}\s\d{1,2}(?:st|nd|rd|th)?,?\s${HOUR}(?!\p{L})|
  ${CLOCK}[,:]?\s\p{L}{3})
`;
