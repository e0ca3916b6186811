/** By what a browser is known in its own words; those that name another besides come first. */
const FAMILIES = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** The family of a browser, for counting: "Firefox"; "Other" for what is none of the usual ones. */
export const browserFamily = (userAgent: string): string =>
  FAMILIES.find(([, words]) => words.test(userAgent))?.[0] ?? 'Other';
