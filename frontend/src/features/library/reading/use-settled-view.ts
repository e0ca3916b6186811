import { startTransition, useEffect, useState } from 'react';
import type { RecipeState } from '../../../generated/operations.ts';
import { courses } from '../sections/course-sections.ts';
import type { Want } from './kept-answers.ts';
import type { LibraryReader, CourseQuery } from './library-reader.ts';
import { longestSearch } from './longest-search.data.ts';
import type { ByCourse } from '../sections/section-preferences.ts';
import type { SectionPreferences } from '../sections/use-section-preferences.ts';

/** What the library shows: which recipes, and each section's order and filter. */
export interface LibraryView {
  state: RecipeState;
  search: string;
  queries: ByCourse<CourseQuery>;
}

/** Signs alone find everything: they are no search. */
const word = /[\p{L}\p{N}\p{RI}\p{Extended_Pictographic}]/u;

export function libraryView(
  state: RecipeState,
  wanted: string,
  { sorts, filters }: Pick<SectionPreferences, 'sorts' | 'filters'>,
): LibraryView {
  // An address may hold any text.
  const text = wanted.slice(0, longestSearch).toWellFormed();
  const search = word.test(text) ? text : '';
  const query = (course: CourseQuery['course'], hasFilter: boolean): CourseQuery => {
    const filter = hasFilter ? filters[course] : 'all';
    return { state, search, course, diet: filter === 'all' ? null : filter, sort: sorts[course] };
  };
  return {
    state,
    search,
    queries: {
      starter: query('starter', true),
      main: query('main', true),
      dessert: query('dessert', false),
    },
  };
}

/** All that has to be there before the view can be drawn: its numbers and the first page of each section. */
export const wantsOf = (reader: LibraryReader, view: LibraryView): Want[] => [
  reader.wantCounts(view),
  ...courses.map(({ course }) => reader.wantPage(view.queries[course], 0)),
];

/** Another state of the library shows its boxes after this long, in ms. */
const patience = 300;

/** The wanted view as soon as it can be drawn; until then the one before, so that typing and choosing never empty the page. */
export function useSettledView(reader: LibraryReader, wanted: LibraryView): LibraryView {
  const [settled, setSettled] = useState(wanted);
  const key = JSON.stringify(wanted);
  useEffect(() => {
    let left = false;
    const ready = Promise.all(wantsOf(reader, wanted).map((want) => reader.ensure(want)));
    const turned = wanted.state !== settled.state;
    const enough = turned
      ? Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))])
      : ready;
    void enough.then(
      () =>
        left ||
        startTransition(() =>
          setSettled((before) => (JSON.stringify(before) === key ? before : wanted)),
        ),
    );
    return () => void (left = true);
    // The key says all there is to say about what is wanted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reader, key]);
  return settled;
}
