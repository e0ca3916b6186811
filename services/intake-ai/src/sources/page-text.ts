import { Parser } from 'htmlparser2';

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select', 'textarea', 'head']);
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'data', 'em', 'font', 'i', 'label', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr']);

/** What a reader of a page would see of it, block by block; nothing is run. */
export function pageText(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) hidden++;
      else if (!inline.has(name)) parts.push('\n');
    },
    ontext(text) {
      if (hidden === 0) parts.push(text);
    },
    onclosetag(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1);
      else if (!inline.has(name)) parts.push('\n');
    },
  }, { decodeEntities: true });
  parser.end(html);
  return parts.join('').replace(/[^\S\n]+/g, ' ').replace(/ ?\n[\s]*/g, '\n').trim();
}
