import { foldText } from '../../../words/fold.ts';

const LONGEST = 200;
const MOST_CHARACTERS = 200_000;
const MOST_HOSTS = 20;
/** Shorter names stand in too many addresses. */
const SHORTEST_SITE = 5;
const HOST = /https?:\/\/([^\s/"'<>()]{4,80})/giu;
const SEPARATOR = /\s+[-–—|·•»:]{1,2}\s+/u;
const ARTICLE = /^(?:the|der|die|das|le|la|les|il|lo|el|los|las|l)\s/u;

/**
 * A title as a clipper of pages saves it, without the name of the site: "Sticky toffee pudding - The Drovers' Table" where an address in
 * `text` has that name, and without which page of a thread it was: "Brandade (page 2 sur 3)".
 */
export function withoutSiteOf(named: string, text: string): string {
  const title = (named.length <= LONGEST && named.replace(PAGE_OF, '')) || named;
  const parts = title.length <= LONGEST ? title.split(SEPARATOR).filter((part) => part !== '') : [];
  if (parts.length < 2) return title;
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const isSite = siteIn(text);
  if (isSite(last)) return title.slice(0, title.lastIndexOf(last)).replace(ENDS, '');
  if (parts.length === 2 && isSite(first)) return last;
  return title;
}
const PAGE_OF =
  /\s+\((?:page|seite|pagina|página|pag\.|p\.)\s\d{1,4}\s(?:of|von|sur|di|de|\/)\s\d{1,4}\)$/iu;
const ENDS = /\s+[-–—|·•»:]{1,2}\s+$/u;

/** Says whether an address of the text has a name, its words written together. */
function siteIn(text: string): (name: string) => boolean {
  const hosts = new Set<string>();
  for (const [, host] of text.slice(0, MOST_CHARACTERS).matchAll(HOST)) {
    if (hosts.size >= MOST_HOSTS) break;
    hosts.add(lettersOf(host!));
  }
  return (name) => {
    const letters = lettersOf(foldText(name).replace(/[’']/g, '').replace(ARTICLE, ''));
    return letters.length >= SHORTEST_SITE && [...hosts].some((host) => host.includes(letters));
  };
}

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
