/** How programs write a time that nobody has filled in: "0", "PT0M", "0 min", "PT", "-". */
const NO_TIME = /^(?:P[T0.,YMWDHS]*|[0:.,\s]*0[0:.,\s]*\p{L}{0,8}\.?|[^\p{L}\p{N}?]*)$/iu;

export const statesNoTime = (text: string): boolean => NO_TIME.test(text.trim());
