import { foldText } from '../../../words/fold.ts';
import { nightWords } from './night-words.data.ts';

const NIGHT = new RegExp(String.raw`(?<!\p{L})(?:${nightWords.join('|')})(?!\p{L})`, 'u');

/** Whether a text of figures names a night: "30 min + overnight", "+ 1 Nacht". */
export const saysNight = (text: string): boolean => NIGHT.test(foldText(text));
