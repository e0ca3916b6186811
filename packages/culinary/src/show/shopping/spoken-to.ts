import { mapByParts, type ByParts } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { englishOf, nameIn } from '../../foods/translated-names.ts';
import type { DishItem } from './dish-items.ts';
import { identify } from './identify.ts';

const englishNames = new Map<Language, ReadonlyMap<string, string>>();

/**
 * The lines of one thing in the language of whoever reads the list, so that a menu of many languages makes a list of one. What the lexicon has no name
 * for stays as written, and of a sort only its English name is known.
 */
export function* spokenTo(
  group: readonly DishItem[],
  asked: string | null,
): ByParts<readonly DishItem[]> {
  const language = languageOf(asked);
  if (language === null || group.every((item) => item.identity.language === language)) return group;
  return yield* mapByParts(group, (item) => {
    const { identity } = item;
    const own = languageOf(identity.language);
    const name =
      item.asWritten || identity.food === null || own === null || own === language
        ? null
        : nameFor(item, own, language);
    return name === null ? item : { ...item, name, identity: { ...identity, language } };
  });
}

function nameFor({ name, identity: { food, key } }: DishItem, own: Language, asked: Language) {
  const english = asked === 'en' ? englishIn(own).get(foldWords(name)) : undefined;
  // The German "Paprika" of a spoon is no pepper, and "prosciutto" no cooked ham.
  if (english !== undefined && identify(english, null, 'en').key === key) return english;
  if (key === food!.id) return nameIn(asked, food!);
  return asked === 'en' && key === `${food!.id} small` ? `baby ${food!.name}` : null;
}

function englishIn(language: Language): ReadonlyMap<string, string> {
  let names = englishNames.get(language);
  if (names === undefined) {
    const made = new Map<string, string>();
    for (const [foreign, english] of englishOf(language))
      if (!made.has(foldWords(foreign))) made.set(foldWords(foreign), english);
    englishNames.set(language, (names = made));
  }
  return names;
}
