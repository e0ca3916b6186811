import type { Problems } from '@convivio/platform/problems';
import { LIMITS } from './recipe-limits.data.ts';
import { MAGIC_TAG, type Recipe } from '../recipe.ts';
import { areServings, SERVINGS_ABOUT, SERVINGS_SENTENCE } from './servings-rule.ts';
import { fits } from './fits.ts';
import { readLine, readText } from '@convivio/platform/written-text';

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** Tags, each once whatever its case. */
export function readTags(problems: Problems, tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map((text) => readLine(problems, 'tags', 'A tag', text, LIMITS.tag)))
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return fits(problems, 'tags', [...seen], LIMITS.tags, 'tags') ? [...seen.values()] : [];
}

export function withMagicTag({ generated }: Recipe, tags: readonly string[]): readonly string[] {
  return generated && !tags.includes(MAGIC_TAG) ? [...tags, MAGIC_TAG] : tags;
}

export function readSecrets(problems: Problems, secrets: readonly string[]): string[] {
  if (!fits(problems, 'chefSecrets', secrets, LIMITS.chefSecrets, "chef's secrets")) return [];
  return secrets
    .map((text) => readText(problems, 'chefSecrets', "A chef's secret", text, LIMITS.chefSecret))
    .filter(Boolean);
}

export function readServings(problems: Problems, servings: number): number {
  if (!areServings(servings)) problems.add('servings', SERVINGS_ABOUT, SERVINGS_SENTENCE);
  return servings;
}

export function readLanguage(problems: Problems, text: string | null): string | null {
  const code = text?.trim() || null;
  if (code !== null && !LANGUAGE_TAG.test(code))
    problems.add(
      'languageCode',
      'must be a language code, such as de',
      'The language must be a code such as "de" or "pt-BR".',
    );
  return code;
}

/** Only links that a browser may follow from a page: nothing that runs. */
export function readLink(problems: Problems, text: string | null): string | null {
  const link = text?.trim() || null;
  if (link === null) return null;
  const url = link.length <= LIMITS.link && URL.canParse(link) ? new URL(link) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    problems.add(
      'originalUrl',
      'must be a web address that begins with https:// or http://',
      'The original address must begin with https:// or http://.',
    );
  return link;
}
