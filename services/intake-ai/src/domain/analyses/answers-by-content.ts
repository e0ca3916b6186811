/** Remembers analyses: the same content has the same answer. */
export interface AnswersByContent {
  /** The answer to a question about this content, computed unless it is remembered. */
  of<Answer extends object>(question: string, content: unknown, compute: () => Answer): Answer;
}
