import { undone, type Format } from './format.ts';
import { textOfHtml } from './lines-of-html.ts';

/** Elements that nobody writes into a text by hand. */
const BLOCK =
  /<\/?(?:html|head|body|div|p|ul|ol|li|table|tr|td|h[1-6]|section|article|span|br)(?:\s[^<>]{0,500})?\/?>/gi;
const FEWEST = 6;
const OPENS =
  /^[\s\ufeff]*<(?:!doctype html|html|head|body|div|article|section|main|table|h[1-6]|ul|p)[\s>]/i;

/** The words of a page whose source was pasted. A text with a tag or two is none. */
export const htmlSource: Format = (source) => {
  const tags = source.match(BLOCK)?.length ?? 0;
  if (tags < FEWEST || !(OPENS.test(source) || tags >= source.split('\n').length / 2)) return null;
  const text = textOfHtml(source);
  return text.trim() === '' ? null : undone(text);
};
