import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { RetryIcon } from '../../shared/ui/icons/icons.ts';
import { courses } from './sections/course-sections.ts';
import { CourseSkeleton } from './sections/course-section.tsx';
import { LibraryHead } from './header/library-heading.tsx';
import type { ViewMode } from '../../kitchen/recipe-list/use-view-mode.ts';

/** The library before its recipes are known. */
export function LoadingLibrary({
  title,
  viewMode,
  headingRef,
}: {
  title: string;
  viewMode: ViewMode;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}) {
  return (
    <>
      <LibraryHead title={title} line="Loading..." sections={[]} headingRef={headingRef} />
      {courses.map(({ course, heading }) => (
        <CourseSkeleton key={course} course={course} heading={heading} viewMode={viewMode} />
      ))}
    </>
  );
}

/** The library could not be read at all. */
export function UnreachableLibrary({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      picture="broken"
      page
      title="The library could not be opened"
      text={sentenceOf(error, 'Your recipes are safe. Try again in a moment.')}
    >
      <Button variant="contained" startIcon={<RetryIcon />} onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}
