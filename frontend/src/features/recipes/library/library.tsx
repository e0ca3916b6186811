import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { RecipesDocument } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FloatingAdd } from '../../../shared/ui/floating-add.tsx';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../../shared/ui/page-width.tsx';
import { courseHeadings, courseSections } from '../course-sections.ts';
import type { AddChoice } from './add-recipe-menu.tsx';
import { CourseSection, CourseSkeleton } from './course-section.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { LibraryHead } from './library-head.tsx';
import { AddRecipeMenu } from './menus.ts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeRow } from './recipe-row.tsx';
import type { ViewMode } from './use-view-mode.ts';

export interface LibraryProps {
  viewMode: ViewMode;
  onAdd: (choice: AddChoice) => void;
  /** The cook reaches for it. */
  onMayAdd: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The cook's recipes by course. */
export function Library({ viewMode, onAdd, onMayAdd, headingRef }: LibraryProps) {
  const { data, error, refetch } = useQuery(RecipesDocument);
  const [addAnchor, setAddAnchor] = useState<HTMLElement | null>(null);
  const addOpen = addAnchor !== null;
  const reachAdd = () => {
    AddRecipeMenu.fetch();
    onMayAdd();
  };
  return (
    <PageWidth as="main">
      {data ? <Shelves recipes={data.recipes} viewMode={viewMode} onAdd={onAdd} headingRef={headingRef} /> : error ? <Unreachable error={error} onRetry={() => void refetch().catch(() => {})} /> : <Loading viewMode={viewMode} headingRef={headingRef} />}
      <FloatingAdd aria-haspopup="menu" aria-expanded={addOpen} onClick={(event) => setAddAnchor(event.currentTarget)} onPointerEnter={reachAdd} onFocus={reachAdd} />
      <AddRecipeMenu open={addOpen} anchor={addAnchor} onClose={() => setAddAnchor(null)} onAdd={onAdd} up />
    </PageWidth>
  );
}

type Recipes = Parameters<typeof RecipeCard>[0]['recipe'][];

function Shelves({ recipes, viewMode, onAdd, headingRef }: Omit<LibraryProps, 'onMayAdd'> & { recipes: Recipes }) {
  if (recipes.length === 0) return <EmptyLibrary onAdd={onAdd} />;
  const sections = courseSections(recipes);
  return (
    <>
      <LibraryHead count={recipes.length} sections={sections} headingRef={headingRef} />
      {sections.map(({ course, heading, recipes: shelf }) => (
        <CourseSection key={course} course={course} heading={heading} viewMode={viewMode}>
          {shelf.map((recipe) => <li key={recipe.id}>{viewMode === 'card' ? <RecipeCard recipe={recipe} /> : <RecipeRow recipe={recipe} />}</li>)}
        </CourseSection>
      ))}
    </>
  );
}

function Loading({ viewMode, headingRef }: Pick<LibraryProps, 'viewMode' | 'headingRef'>) {
  return (
    <>
      <LibraryHead count={null} sections={[]} headingRef={headingRef} />
      {courseHeadings.map(({ course, heading }) => <CourseSkeleton key={course} heading={heading} viewMode={viewMode} />)}
    </>
  );
}

function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState picture="broken" page title="The library could not be opened" text={sentenceOf(error, 'Your recipes are safe. Try again in a moment.')}>
      <Button variant="contained" startIcon={<RetryIcon />} onClick={onRetry}>Try Again</Button>
    </EmptyState>
  );
}
