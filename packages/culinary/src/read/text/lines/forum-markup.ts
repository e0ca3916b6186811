const KNOWN = 'b|i|u|s|size|color|font|center|left|right|list|url|img|quote|code|spoiler|h[1-6]';
const TAG = new RegExp(String.raw`\[/?(?:${KNOWN})(?:=[^\]\n]{0,80})?\]`, 'giu');
const PICTURE = /\[img[^\]\n]{0,80}\][^[\n]{0,300}\[\/img\]/giu;
const FEWEST = 3;

/** A text in the markup of forums without it: "[b]Plum tart[/b]"; the points of its lists become bullets. Other texts stay. */
export function withoutForumMarkup(text: string): string {
  if ((text.match(TAG)?.length ?? 0) < FEWEST) return text;
  return text
    .replace(PICTURE, '')
    .replace(TAG, '')
    .replace(/^([ \t]*)\[\*\][ \t]*/gmu, '$1- ');
}
