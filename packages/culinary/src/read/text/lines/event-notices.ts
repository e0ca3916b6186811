import { EVENT_NOTICE } from './event-notices.data.ts';
import type { TextLine } from './page-line.ts';

const LONGEST = 300;

/** The lines without what a club or a village announces around a recipe, which is left out. */
export function withoutEventNotices(lines: readonly TextLine[]): {
  lines: TextLine[];
  leftOut: string[];
} {
  const isNotice = ({ text }: TextLine): boolean =>
    text.length <= LONGEST && EVENT_NOTICE.test(text);
  return {
    lines: lines.filter((line) => !isNotice(line)),
    leftOut: lines.filter(isNotice).map(({ text }) => text),
  };
}
