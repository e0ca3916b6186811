import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { SectionHeader } from '../../../shared/ui/section-header.tsx';
import { CardSkeleton, RowSkeleton } from '../../../shared/ui/skeletons.tsx';
import type { ViewMode } from './use-view-mode.ts';

const skeletonsPerSection = 4;

const Section = styled('section')({ marginBottom: 56, '&:last-of-type': { marginBottom: 0, paddingBottom: 96 }, [media.belowSm]: { marginBottom: 40 } });
const Grid = styled('ul')({
  display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 'var(--gap)', rowGap: 36,
  [media.belowLg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 26 },
});

export const headingId = (course: string) => `${course}s`;

export interface CourseSectionProps {
  course: string;
  heading: string;
  viewMode: ViewMode;
  /** One list item each. */
  children: ReactNode[];
}

/** One course of the library. */
export function CourseSection({ course, heading, viewMode, children }: CourseSectionProps) {
  return (
    <Section aria-labelledby={headingId(course)}>
      <SectionHeader title={heading} count={children.length} id={headingId(course)} />
      {viewMode === 'card' ? <Grid>{children}</Grid> : <ul>{children}</ul>}
    </Section>
  );
}

/** A course before its recipes are known. */
export function CourseSkeleton({ heading, viewMode }: { heading: string; viewMode: ViewMode }) {
  const boxes = Array.from({ length: skeletonsPerSection }, (_, at) => <li key={at}>{viewMode === 'card' ? <CardSkeleton /> : <RowSkeleton />}</li>);
  return (
    <Section aria-hidden>
      <SectionHeader title={heading} />
      {viewMode === 'card' ? <Grid>{boxes}</Grid> : <ul>{boxes}</ul>}
    </Section>
  );
}
