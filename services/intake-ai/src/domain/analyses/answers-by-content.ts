/** Remembers analyses: the same content has the same answer. */
export interface AnswersByContent {
  /** The answer to a question about this content, computed unless it is remembered or being computed; what failed is computed anew. */
  of<Answer extends object>(
    question: string,
    content: unknown,
    compute: () => Promise<Answer>,
  ): Promise<Answer>;
}
