import { isSlogan } from './slogan.ts';
import { isChapter } from '../text/lines/chatter.ts';
import { withoutTitleLabel } from './plain/title-above.ts';
import type { PageFacts } from './page-facts.ts';

const separators = /\s+[|•·»«–—▷►▶➤➜✅⭐★☆-]\s+|\s*[|»]\s*|\s+::\s+/;
/** What headings add after the dish: "Plum Tart by Ada". */
const credit = /^\s+(?:by|von|par|por|di|av|af|door)\s/i;
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A window title without the name of the site. */
function withoutSite(title: string, siteName: string | null): string {
  const all = title.split(separators).filter(Boolean);
  const named = all.filter((part) => !isSlogan(part));
  if (all.length < 2) return title;
  const parts = named.length > 0 ? named : all;
  if (parts.length < 2) return parts[0]!;
  const site = siteName ? fold(siteName) : null;
  const kept = site
    ? parts.filter((part) => fold(part) !== site && !fold(part).includes(site))
    : parts;
  return (
    (kept.length < parts.length
      ? kept[0]
      : parts.reduce((a, b) => (b.length > a.length ? b : a))) ?? title
  );
}

/** The first of several headings; where another begins with it and a stroke, it is the name of the site, and the dish stands behind. */
function dishAmong(headings: readonly string[]): string | undefined {
  const [first, ...others] = headings;
  for (const other of others) {
    const [site, ...rest] = other.split(separators).filter(Boolean);
    if (first !== undefined && rest.length === 1 && fold(site!) === fold(first)) return rest[0];
  }
  return first;
}

/** The heading that the window title names right behind another: "Puri's Pantry: Gazpacho" above which stands "Puri's Pantry". */
function dishBehind(
  site: string,
  headings: readonly string[],
  windows: readonly string[],
): string | undefined {
  const before = `${fold(site)} `;
  const behind = new Set(
    windows.filter((title) => title.startsWith(before)).map((title) => title.slice(before.length)),
  );
  return headings.find((heading) => behind.has(fold(heading)));
}

/** What somebody says in a headline, and how old they are: "Ada’s tart, 91 years: “Never stir it too long”". */
const speech = /:\s[«"“„](?:\S+\s){3}\S[^»"”“]{0,150}[»"”“]$/u;
const age = /,\s\d{2,3}\s(?:anni|years(?: old)?|jahre(?: alt)?|ans|años|anos|jaar(?: oud)?|år)$/iu;
function withoutSpeech(headline: string): string {
  const name = headline.replace(speech, '');
  return name === headline || !/\p{L}{3}/u.test(name) ? headline : name.replace(age, '');
}

/** The name of the dish as the page gives it: the main heading that the window title bears out, else the window title without the site's name. */
export function pageTitle(facts: PageFacts): string | null {
  const name = nameOf(facts);
  return name === null ? null : withoutSpeech(withoutTitleLabel(name));
}

function nameOf(facts: PageFacts): string | null {
  const windows = facts.windowTitles.map(fold);
  const site = facts.siteName ? fold(facts.siteName) : null;
  const headings = facts.headings.filter(
    (heading) =>
      fold(heading) && fold(heading) !== site && !isChapter(heading) && !isSlogan(heading),
  );
  const borneOut = dishAmong(
    headings.filter((heading) => windows.some((title) => title.includes(fold(heading)))),
  );
  if (borneOut) return dishBehind(borneOut, headings, windows) ?? borneOut;
  const uncredited = [
    ...facts.windowTitles,
    ...facts.windowTitles.map((title) => withoutSite(title, facts.siteName)),
  ].find((title) =>
    headings.some(
      (heading) => heading.startsWith(title) && credit.test(heading.slice(title.length)),
    ),
  );
  if (uncredited) return uncredited;
  if (headings.length === 1 || (headings.length && !facts.windowTitles.length)) return headings[0]!;
  const window = facts.windowTitles.find((title) => !isChapter(title) && !isSlogan(title));
  const named = window ? withoutSite(window, facts.siteName) : (headings[0] ?? null);
  return named !== null && fold(named) === site ? null : named;
}

/** A window title without what it names in front of the dish, "Ada's garden and kitchen: Plum tart", where a line above the list is that dish alone. */
export function withoutSiteInFront(title: string, headings: readonly string[]): string {
  const [, dish] = /^[^:]{2,60}:\s(\S.*)$/u.exec(title) ?? [];
  return dish !== undefined && headings.some((heading) => fold(heading) === fold(dish))
    ? dish
    : title;
}

/** What the window title ends in where a main heading is all that stands before it: the name of a site that the head does not give. */
function endOfWindow(facts: PageFacts, dish: string): string | null {
  const headings = new Set(facts.headings.map(fold));
  for (const title of facts.windowTitles) {
    const parts = title.split(separators).filter(Boolean);
    if (
      parts.length === 2 &&
      headings.has(fold(parts[0]!)) &&
      fold(dish).startsWith(fold(parts[0]!))
    )
      return fold(parts[1]!);
  }
  return null;
}

/** "goodcakes.example": where a site is found, which is no dish. */
const ADDRESS = /^(?:www\.)?[\p{L}\p{N}-]{2,40}(?:\.[\p{L}\p{N}-]{2,40})?\.\p{Ll}{2,8}$/u;

/** A title as markup states it; where it carries the name of the site, the main heading it begins with, or what is left without that name. */
export function withoutSiteName(title: string, facts: PageFacts): string {
  const parts = title.split(separators).filter(Boolean);
  const site = facts.siteName ? fold(facts.siteName) : endOfWindow(facts, parts[0] ?? '');
  // "Lemon Cake - Recipes - Kitchen Site", word for word the window title.
  const own = facts.headings.find((heading) => fold(heading) === fold(parts[0] ?? ''));
  const isWindow = facts.windowTitles.some((window) => fold(window) === fold(title));
  if (parts.length > 2 && isWindow && own !== undefined) return own;
  const behind = parts.slice(1);
  if (behind.some((part) => ADDRESS.test(part))) return parts[0]!;
  if (!site || parts.length < 2 || !behind.some((part) => fold(part) === site)) return title;
  return (
    facts.headings.find(
      (heading) => fold(title).startsWith(fold(heading)) && fold(heading) !== site,
    ) ?? parts[0]!
  );
}

/** What the site may be called: as it says, or what its window titles end in behind the name of the dish. */
export const namesOfSite = (
  { siteName, windowTitles }: PageFacts,
  dish: string | null,
): string[] => {
  const ends = windowTitles.flatMap((title) => {
    const parts = title.split(separators).filter(Boolean);
    return parts.length > 1 ? [parts.at(-1)!] : [];
  });
  const names = siteName ? [siteName, ...ends] : ends;
  return names.filter((name) => dish === null || !fold(dish).includes(fold(name)));
};
