import { ABBREVIATIONS } from '../../parted-steps.data.ts';

const STOP = /[.!?:]\s+/gu;
/** "c. à s.", "u.", "z. B.": a letter alone is an abbreviation, but behind a figure "350 F." ends a sentence. */
const LETTER_ALONE = /(?<![\d°º]\s?)(?<=^|[\s(])\p{L}$/u;

/** "si on en a.", "quand il y en a.": a verb of a letter. */
const VERB_ALONE = /(?:^|[\s'’])(?:en|y|il|elle|on|tu|qui) a$/iu;

/** What ends an item ends a sentence as well, where another begins behind it. */
const VAGUE = /(?<!\p{L})[qcs]\.\s?[bsn]$/iu;

/** Whoever begs pardon, gives thanks or says what stays begins a sentence, also behind "2 tsp." */
const BEGINS_ANEW =
  /^(?:Sorry|Thanks?|Apologies|Everything else|Danke|Entschuldig\p{L}+|Verzeihung|Tut mir|Alles andere|Merci|Désolée?s?|Pardon|Toutes mes|Grazie|Scus(?:a|ate|atemi|ami)|Chiedo scusa|Gracias|Perd[oó]n\p{L}*|Disculp\p{L}+|Lo siento)(?!\p{L})/u;

const LONGEST_OPENING = 24;
/** "vom 3. September", "am 12. Okt." */
const MONTH =
  /^(?:(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})|(?:Jan|Jän|Febr?|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.)/u;
const DAY = /(?<!\d)\d{1,2}$/;
/** The same before the point of the month. */
const DAY_AND_MONTH = /(?<!\d)\d{1,2}\.\s(?:Jan|Jän|Febr?|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)$/u;

/** A text cut behind each sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(STOP)) {
    const before = text.slice(Math.max(from, index - 12), index);
    const word = /[^\s(]{1,12}$/u.exec(before)?.[0] ?? '';
    const behind = text.slice(index + sign.length, index + sign.length + LONGEST_OPENING);
    // "q.b. Va bene"
    const isVague = VAGUE.test(before) && /^\p{Lu}/u.test(behind);
    if (
      sign.startsWith('.') &&
      !isVague &&
      !BEGINS_ANEW.test(behind) &&
      (ABBREVIATIONS.has(word.toLowerCase()) ||
        LETTER_ALONE.test(before) ||
        DAY_AND_MONTH.test(before) ||
        (DAY.test(word) && MONTH.test(behind))) &&
      !VERB_ALONE.test(before)
    )
      continue;
    sentences.push(text.slice(from, index + 1).trim());
    from = index + sign.length;
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '');
}
