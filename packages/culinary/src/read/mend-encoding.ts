/** Signs of Windows-1252 that stand where Latin-1 has controls, and their bytes. */
const windows: ReadonlyMap<string, number> = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((sign, at) => [
    sign,
    at + (at > 0 ? 0x81 : 0x80),
  ]),
);
const byteOf = (sign: string): number => windows.get(sign) ?? sign.charCodeAt(0);

/** What a letter, a fraction or a typographic sign in UTF-8 looks like when it was read as Windows-1252. */
const garbled =
  /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[âï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|ðŸ[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g;
/** Without one of these nothing is sure: "Å“" may be a Swedish word before a quotation mark. */
const sure = /[ÂÃ][\u0080-\u00bf€„…†‡ˆ‰Šš›œŸ]|â€|â„|â…/;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text with letters decoded that were read in the wrong encoding ("crÃ¨me" is "crème"); any other text as it is. */
export function mendEncoding(text: string): string {
  if (!sure.test(text)) return text;
  return text
    .replace(garbled, (signs) => {
      try {
        return decoder.decode(Uint8Array.from(signs, byteOf));
      } catch {
        return signs;
      }
    })
    .replace(/(?<!\p{L})Ã (?=[\s\p{Ll}\d])|(?<=\p{Ll})Ã (?!\p{Lu})/gu, 'à ');
}
