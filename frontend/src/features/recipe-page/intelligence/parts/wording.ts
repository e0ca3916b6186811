const upTo = (digits: number) => new Intl.NumberFormat('en', { maximumFractionDigits: digits });
const whole = upTo(0);
const tenths = upTo(1);
const hundredths = upTo(2);

/** "12", "4.5", "0.07": as many digits as such a figure can mean. */
export const figure = (value: number) =>
  (value >= 20 ? whole : value >= 1 ? tenths : hundredths).format(value);

/** A weight for a reader, its unit on the same line: "1.2 kg", "85 g", "0.5 g". */
export const weight = (grams: number) =>
  grams >= 1000 ? `${tenths.format(grams / 1000)}\u00a0kg` : `${figure(grams)}\u00a0g`;

export const calories = (value: number) => whole.format(value);

/** Of a share of 0 to 1; what is less than one percent is not nothing. */
export const percent = (share: number) =>
  share > 0 && share < 0.005 ? '<1%' : `${whole.format(share * 100)}%`;

/** "Ricotta, lemon and butter" */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The tables that figures come from: a source names the table, then the food in it. */
export const tablesOf = (sources: readonly string[]) =>
  [...new Set(sources.map((source) => source.split(':')[0]!.trim()))].join(', ');
