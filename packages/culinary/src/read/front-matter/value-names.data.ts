import { phrases, words } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/** What the head of a text can state of its recipe. */
export type Stated =
  | 'title'
  | 'description'
  | 'author'
  | 'source'
  | 'tags'
  | 'course'
  | 'language'
  | 'image'
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime';

const names: Readonly<Record<Stated, readonly string[]>> = {
  title: words('title name titel titre titolo titulo'),
  description: words('description summary introduction beschreibung'),
  author: words('author authors autor auteur autore source.author'),
  source: words('source url link quelle source.url source.name'),
  tags: words('tags tag keywords categories cuisine diet'),
  course: words('course category meal'),
  language: words('language lang locale'),
  image: words('image images picture pictures'),
  yield: phrases(`
    servings, serves, yield, recipeyield, recipeservings, num servings, number of servings,
    portionen anzahl, nb personnes, nb parts, nb portions, num raciones, num porciones,
    num comensales, num porzioni, num persone
  `),
  prepTime: phrases(`
    prep time, preptime, preparationtime, time.prep, times.prep, prep, temps preparation,
    tempo preparazione, tiempo preparacion
  `),
  cookTime: phrases(`
    cook time, cooktime, cookingtime, time.cook, times.cook, cook, temps cuisson, tempo cottura,
    tiempo coccion, tiempo horno
  `),
  totalTime: phrases(`
    total time, totaltime, time.total, times.total, time, duration, time required, tempo totale,
    temps total, tiempo total
  `),
};

/** The names under which heads state it, folded, "-" and "_" as blanks; headings of recipes are known besides. */
export const statedBy = wordTable<Stated>(
  Object.fromEntries(
    Object.entries(names).flatMap(([stated, list]) => list.map((name) => [name, stated as Stated])),
  ),
);
