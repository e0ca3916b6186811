/** Text as lower-case words without diacritics, single spaces between them: "Bœuf & Hähnchen" gives "boeuf hahnchen". */
export function foldWords(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/ß/g, 'ss').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
