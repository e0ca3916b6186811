import type { PageFacts } from './page-facts.ts';

const separators = /\s+[|•·»«–—-]\s+|\s*[|»]\s*|\s+::\s+/;
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** A window title without the name of the site. */
function withoutSite(title: string, siteName: string | null): string {
  const parts = title.split(separators).filter(Boolean);
  if (parts.length < 2) return title;
  const site = siteName ? fold(siteName) : null;
  const kept = site ? parts.filter((part) => fold(part) !== site && !fold(part).includes(site)) : parts;
  return (kept.length < parts.length ? kept[0] : parts.reduce((a, b) => (b.length > a.length ? b : a))) ?? title;
}

/** The name of the dish as the page gives it: the main heading that the window title bears out, else the window title without the site's name. */
export function pageTitle(facts: PageFacts): string | null {
  const windows = facts.windowTitles.map(fold);
  const site = facts.siteName ? fold(facts.siteName) : null;
  const headings = facts.headings.filter((heading) => fold(heading) && fold(heading) !== site);
  const borneOut = headings.find((heading) => windows.some((title) => title.includes(fold(heading))));
  if (borneOut) return borneOut;
  const credited = headings.find((heading) => facts.windowTitles.some((title) => heading.startsWith(title) && /^\s+(?:by|von|par|por|di|av|af|door)\s/i.test(heading.slice(title.length))));
  if (credited) return facts.windowTitles.find((title) => credited.startsWith(title))!;
  if (headings.length === 1 || (headings.length && !facts.windowTitles.length)) return headings[0]!;
  const window = facts.windowTitles[0];
  return window ? withoutSite(window, facts.siteName) : (headings[0] ?? null);
}
