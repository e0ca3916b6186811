import type { KeptChanges } from './merge-recipe.ts';

const mostNamed = 3;

/** "Ilaria added the tag Easter." and so on; empty where this side changed nothing alone. */
export function mergedSentence(
  who: string,
  { changed, addedTags, removedTags, tookOut }: KeptChanges,
): string {
  const deeds = [
    changed.length > 0 && `changed ${listed(changed)}`,
    addedTags.length > 0 && `added the ${tagWord(addedTags)} ${listed(addedTags)}`,
    removedTags.length > 0 && `removed the ${tagWord(removedTags)} ${listed(removedTags)}`,
    tookOut.length > 0 && `took out ${listed(tookOut)}`,
  ].filter((deed) => deed !== false);
  return deeds.length === 0 ? '' : ended(`${who} ${listed(deeds, deeds.length)}`);
}

/** A question or what was cut short ends the sentence itself. */
const ended = (text: string) => (/[!?…！？]$/.test(text) ? text : `${text}.`);

const tagWord = (tags: readonly string[]) => (tags.length === 1 ? 'tag' : 'tags');

function listed(items: readonly string[], most = mostNamed): string {
  const named = items.slice(0, most).map((item) => item.replace(/[.。]$/, ''));
  const more = items.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
