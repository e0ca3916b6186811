/** The words and figures of a text in lower case, without what stands between them; "1.5" is one. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\p{N}(?:[\p{N}.,/⁄]*\p{N})?|[\p{L}\p{M}]+/gu) ?? [];
