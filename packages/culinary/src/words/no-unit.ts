import { singularUnits, unitsAsLabels } from './time-words.data.ts';

const labels = new Set(unitsAsLabels);
const singular = new Set(singularUnits);

/** Whether a folded word that names a unit of time names none behind so many, where it is the label of what follows: "Serves: 6 Time: 20 min". */
export const isNoUnit = (folded: string, count: number, behind: string): boolean =>
  (labels.has(folded) && /^\s?[:：]/u.test(behind)) ||
  (singular.has(folded) && ((count > 1 && Number.isInteger(count)) || ENGLISH.test(behind)));

/** "1 time in total", "1 time only": English words go on behind it. */
const ENGLISH = /^\s(?:in|only|per|or|and|a)(?!\p{L})/u;
