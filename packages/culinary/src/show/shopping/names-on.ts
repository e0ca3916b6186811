import { findFood } from '../../foods/find-food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { languageOf } from '../../words/language.ts';
import { identify } from './identify.ts';
import type { NeededAmount } from './needed-amount.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { withSharedNoun } from './shared-noun.ts';
import { adjectivesBehind, joiners } from './shopping-words.data.ts';
import { foodSoldAs, mincedName, nameInOneWith, sortNamedBehind, tinnedName } from './sold-as.ts';

/** "Salt and pepper" without an amount are two things, so are "fine and coarse salt". */
export function namesOn(
  { name }: ShoppingLine,
  need: NeededAmount,
  language: string | null,
): string[] {
  const parts =
    need.number === null
      ? name
          .split(joiners)
          .map((part) => withoutIndefinite(part.trim(), language))
          .filter(Boolean)
      : [];
  if (parts.length < 2 || parts.length > 7 || matchFood(name, language)?.exact === true)
    return [name];
  // "stock, chicken"
  if (parts.length === 2 && name.includes(',')) {
    const sort = sortNamedBehind(parts[0]!, parts[1], language);
    if (sort !== null) return [sort];
  }
  return parts.every((part) => findFood(part, language) !== null)
    ? withSharedNoun(parts, language)
    : (sortsOf(parts, language) ?? [name]);
}

/** "fine" and "coarse salt", "sal fina" and "gruesa": two sorts of what only one of them names, where the shop has them apart; else null. */
function sortsOf(parts: readonly string[], language: string | null): string[] | null {
  if (parts.length !== 2) return null;
  const behind = adjectivesBehind.has(language ?? 'en');
  const [full = '', adjective = ''] = behind ? parts : parts.toReversed();
  const words = full.split(' ');
  if (words.length < 2 || !/^[\p{L}-]+$/u.test(adjective)) return null;
  const other = (behind ? [...words.slice(0, -1), adjective] : [adjective, ...words.slice(1)]).join(
    ' ',
  );
  const [one, two] = [full, other].map((name) => identify(name, null, language));
  return one!.food !== null && one!.food === two!.food && one!.key !== two!.key
    ? [full, other]
    : null;
}

/** "etwas Pfeffer" is pepper. */
function withoutIndefinite(name: string, language: string | null): string {
  const read = name === '' ? null : parseIngredient(name, { language: language ?? undefined });
  return read === null || read.quantity !== null ? name : read.name;
}

/** A name with what the line says of it elsewhere that makes another thing of it: tinned, ground, a sort. */
export function nameSoldAs(name: string, line: ShoppingLine, language: string | null): string {
  const tinned =
    tinnedName(line, name, language) ??
    mincedName(line, name, language) ??
    nameInOneWith(line, name, language);
  if (tinned !== null) return tinned;
  const sold = foodSoldAs(name, [line.preparation, line.note], language);
  return sold === null
    ? (sortNamedBehind(name, line.note, language) ?? name)
    : nameIn(languageOf(language) ?? 'en', sold);
}
