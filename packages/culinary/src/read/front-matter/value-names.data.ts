import { words } from '../../words/word-list.ts';
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
  yield: words('servings serves yield'),
  prepTime: ['prep time', 'time.prep', 'prep'],
  cookTime: ['cook time', 'time.cook', 'cook'],
  totalTime: ['total time', 'time.total', 'time', 'duration', 'time required'],
};

/** The names under which heads state it, folded, "-" and "_" as blanks; headings of recipes are known besides. */
export const statedBy = wordTable<Stated>(
  Object.fromEntries(
    Object.entries(names).flatMap(([stated, list]) => list.map((name) => [name, stated as Stated])),
  ),
);
