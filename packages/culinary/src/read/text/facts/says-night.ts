import { foldText } from '../../../words/fold.ts';

/** How long nothing is done. Folded. */
const NIGHT =
  /(?<!\p{L})(?:overnight|over night|nights?|nacht|nachte|nachten|nuits?|notte|notti|noches?|noites?|natt|natter|natten)(?!\p{L})/u;

/** Whether a text of figures names a night: "30 min + overnight", "+ 1 Nacht". */
export const saysNight = (text: string): boolean => NIGHT.test(foldText(text));
