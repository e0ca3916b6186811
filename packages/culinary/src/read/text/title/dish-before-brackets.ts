import { dishNamed, type NamedDish } from './title-words.ts';

const BRACKETS_BEHIND = /^([^()]{3,80}) \([^()]{2,60}\)$/u;

/** The words of a line that name the dish. What brackets behind a name say is no reason to cut the name in front of them. */
export function dishBeforeBrackets(text: string, spoken: ReadonlySet<string>): NamedDish {
  const found = dishNamed(text, spoken);
  const [, name = ''] = BRACKETS_BEHIND.exec(text) ?? [];
  const isCut = name !== found.name && name.startsWith(found.name);
  if (!isCut) return found;
  const whole = dishNamed(name, spoken);
  return { ...whole, certainty: Math.min(whole.certainty, found.certainty) };
}
