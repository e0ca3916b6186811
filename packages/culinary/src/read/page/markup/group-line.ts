const longest = 60;

/** Whether a line of a list may name the lines below it: it is short and ends in a colon. */
export const endsInColon = (line: string): boolean => /[:：]$/.test(line) && line.length <= longest;

/** What such a line says without its colon. */
export const withoutColon = (line: string): string => line.replace(/\s*[:：]$/, '');
