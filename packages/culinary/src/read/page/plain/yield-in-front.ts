import { looksLikeYield } from '../../../words/yields.ts';

const upToColon = /^([^:：]{3,40})[:：]\s+(?=\S)/u;

/** "For 4 people: 24 oysters" without what the list is for, which stands before its first line. */
export function withoutYieldInFront(line: string): string {
  const head = upToColon.exec(line);
  return head && looksLikeYield(head[1]!.trim()) ? line.slice(head[0].length) : line;
}
