import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { Category } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import type { CourseSection as Section } from './course-sections.ts';
import { CourseHeading } from './course-heading.tsx';
import type { CourseQuery } from '../reading/library-view.ts';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import type { RecipeActionProps } from '../actions/recipe-action.tsx';
import { dietFilters } from './section-choices.data.ts';
import { listElements } from '../../../kitchen/recipe-list/list-elements.ts';
import { RecipeSkeleton } from '../../../kitchen/recipe-list/recipe-skeleton.tsx';
import { CourseList } from './course-list.tsx';
import type { SectionPreferences } from './use-section-preferences.ts';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';

const skeletonsPerSection = 4;

const Part = styled('section')({
  marginBottom: 56,
  '&:last-of-type': { marginBottom: 0, paddingBottom: 96 },
  [media.belowSm]: { marginBottom: 40 },
});
const Emptied = styled('p')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minHeight: 44,
  color: colour.ink2,
});

export const headingId = (course: Category) => `${course}s`;

interface CourseSectionProps {
  section: Section;
  query: CourseQuery;
  /** The first page. */
  first: readonly CardRecipe[];
  viewMode: ViewMode;
  preferences: SectionPreferences;
  above: string;
  /** Buttons of each recipe. */
  Actions: ComponentType<RecipeActionProps> | null;
}

/** One course of the library. */
export function CourseSection({
  section,
  query,
  first,
  viewMode,
  preferences,
  above,
  Actions,
}: CourseSectionProps) {
  const { course, heading, shown, hasDietFilter } = section;
  const filter = hasDietFilter
    ? {
        filter: preferences.filters[course],
        onFilter: (by: SectionPreferences['filters']['main']) => preferences.filter(course, by),
      }
    : {};
  return (
    <Part aria-labelledby={headingId(course)}>
      <CourseHeading
        heading={heading}
        id={headingId(course)}
        count={shown}
        sort={preferences.sorts[course]}
        onSort={(by) => preferences.sort(course, by)}
        {...filter}
      />
      {shown > 0 ? (
        <CourseList
          query={query}
          first={first}
          count={shown}
          viewMode={viewMode}
          above={above}
          Actions={Actions}
        />
      ) : (
        <Emptied>
          None of these {heading.toLowerCase()} is {dietLabel(query)}.
          <Button size="small" onClick={() => preferences.filter(course, 'all')}>
            Show All
          </Button>
        </Emptied>
      )}
    </Part>
  );
}

const dietLabel = ({ diet }: CourseQuery) =>
  dietFilters.find(({ value }) => value === diet)?.label.toLowerCase() ?? 'there';

/** A course before its recipes are known. */
export function CourseSkeleton({
  course,
  heading,
  viewMode,
}: {
  course: Category;
  heading: string;
  viewMode: ViewMode;
}) {
  const List = listElements[viewMode];
  return (
    <Part aria-hidden>
      <CourseHeading heading={heading} id={headingId(course)} count={null} />
      <List>
        {Array.from({ length: skeletonsPerSection }, (_, at) => (
          <li key={at}>
            <RecipeSkeleton viewMode={viewMode} />
          </li>
        ))}
      </List>
    </Part>
  );
}
