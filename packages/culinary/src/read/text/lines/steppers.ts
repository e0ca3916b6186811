import { foldText } from '../../../words/fold.ts';
import { servingWords, vesselWords } from '../../../words/yield-words.data.ts';
import { withoutControls } from './chatter.ts';
import type { TextLine } from './page-line.ts';

const MINUS = /^[-–−‒➖]$/u;
const PLUS = /^[+＋➕]$/u;
const WORD = /^\p{L}[\p{L}.()/]{2,18}$/u;
/** What a number on such buttons may count. */
const UNITS: ReadonlySet<string> = new Set([...servingWords, ...vesselWords]);
const LONE = /^\d{1,3}$/;
/** "Portionen − 4 +", "− 4 + servings" */
const IN_LINE = /^([^\d+]{0,30})[-–−‒➖]\s?(\d{1,3})\s?[+＋➕]([^\d+]{0,30})$/u;
/** "Ingredients • 6 servings ©": rings with a minus and a plus in them, as the recogniser sees them. */
const IN_RINGS =
  /^([^\d+©®]{0,30}?)(?:^|\s)[•©®°@=~–-]\s(\d{1,3}\s\p{L}[\p{L}.]{2,14})\s[©®°@+*OQ]$/u;

/** "Serves • 4 +", "= 2 +": the minus as the recogniser sees it before a number with a plus behind it. */
const MISREAD_MINUS = /^([^\d+]{0,30}?)(?:^|\s)[•=~_(]{1,3}\)?\s?(\d{1,3})\s[+＋➕]$/u;

/** "Serves 6   ½x 1x 2x": buttons that multiply the amounts. */
const MULTIPLIERS = /(?:(?:^|\s)(?:[½¼]|0[.,]5|\d)\s?[x×](?!\p{L})){2,6}$/iu;

/** Lines without the buttons with which a page lets one step a number up and down: "−", "4", "+". */
export function withoutSteppers(lines: TextLine[]): TextLine[] {
  const isStepped = (at: number) =>
    LONE.test(lines[at]?.text ?? '') &&
    MINUS.test(lines[at - 1]?.text ?? '') &&
    PLUS.test(lines[at + 1]?.text ?? '');
  /** What is counted, on the line above the buttons: "Gläser", "−", "6", "+". */
  const isCounted = (at: number) =>
    isStepped(at + 2) && WORD.test(lines[at]?.text ?? '') && !isUnitBelow(at + 4);
  /** The same below them: "Zutaten für", "−", "4", "+", "Flaschen". */
  const isUnitBelow = (at: number) =>
    isStepped(at - 2) && UNITS.has(foldText(lines[at]?.text ?? ''));
  return lines
    .map((line, at) =>
      isStepped(at) && isCounted(at - 2)
        ? { ...line, text: `${line.text} ${lines[at - 2]!.text}` }
        : isUnitBelow(at + 2)
          ? { ...line, text: `${line.text} ${lines[at + 2]!.text}` }
          : line,
    )
    .filter(
      (_, at) => !isStepped(at + 1) && !isStepped(at - 1) && !isCounted(at) && !isUnitBelow(at),
    )
    .map((line) => {
      const text = line.text.replace(MULTIPLIERS, '');
      return text === line.text ? line : { ...line, text: withoutControls(text) };
    })
    .filter(({ text, marker }) => text !== '' || marker !== null)
    .map((line) => {
      const [, before = '', count, behind = ''] =
        IN_LINE.exec(line.text) ??
        (line.confidence === null
          ? null
          : (IN_RINGS.exec(line.text) ?? MISREAD_MINUS.exec(line.text))) ??
        [];
      return count === undefined
        ? line
        : { ...line, text: [before.trim(), count, behind.trim()].filter(Boolean).join(' ') };
    });
}
