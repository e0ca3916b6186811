import type { TextLine } from './page-line.ts';

const MINUS = /^[-–−‒➖]$/u;
const PLUS = /^[+＋➕]$/u;
const LONE = /^\d{1,3}$/;
/** "Portionen − 4 +", "− 4 + servings" */
const IN_LINE = /^([^\d+]{0,30})[-–−‒➖]\s?(\d{1,3})\s?[+＋➕]([^\d+]{0,30})$/u;

/** Lines without the buttons with which a page lets one step a number up and down: "−", "4", "+". */
export function withoutSteppers(lines: TextLine[]): TextLine[] {
  const isStepped = (at: number) =>
    LONE.test(lines[at]?.text ?? '') &&
    MINUS.test(lines[at - 1]?.text ?? '') &&
    PLUS.test(lines[at + 1]?.text ?? '');
  return lines
    .filter((_, at) => !isStepped(at + 1) && !isStepped(at - 1))
    .map((line) => {
      const [, before = '', count, behind = ''] = IN_LINE.exec(line.text) ?? [];
      return count === undefined
        ? line
        : { ...line, text: [before.trim(), count, behind.trim()].filter(Boolean).join(' ') };
    });
}
