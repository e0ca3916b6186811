import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnswersByContent } from '../domain/analyses/answers-by-content.ts';

/** Some ten kilobytes each. */
const MOST_KEPT = 200;

/** Answers that this process remembers, those that nobody asked for lately the first to go. */
export function answersInMemory(): AnswersByContent {
  const answers = new LRUCache<string, object>({ max: MOST_KEPT });
  return {
    of<Answer extends object>(question: string, content: unknown, compute: () => Answer): Answer {
      const key = createHash('sha256')
        .update(question)
        .update(JSON.stringify(content))
        .digest('base64');
      const known = answers.get(key);
      if (known) return known as Answer;
      const answer = compute();
      answers.set(key, answer);
      return answer;
    },
  };
}
