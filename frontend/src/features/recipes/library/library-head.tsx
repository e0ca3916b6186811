import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { headingId } from './course-section.tsx';

const Head = styled('div')({
  display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 24, padding: '28px 0 22px',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 18 },
  [media.belowSm]: { display: 'block', padding: '18px 0 16px', '& > div': { gap: 12 } },
});
const Title = styled('h1')({ ...typeStyle('h1'), '&:focus-visible': { outline: 'none' } });
const Count = styled('p')({ color: colour.ink2, fontSize: '1.0625rem', [media.belowSm]: { fontSize: '.9375rem' } });
const Jumps = styled('nav')({ display: 'flex', gap: 8, [media.belowSm]: { margin: '10px calc(var(--gutter) * -1) 0', padding: '4px var(--gutter)', overflow: 'auto', scrollbarWidth: 'none' } });
const Jump = styled('a')({
  display: 'inline-flex', alignItems: 'center', gap: 6, height: 40, padding: '0 16px', borderRadius: 999, backgroundColor: colour.fill, color: colour.ink2, fontSize: '.9375rem', fontWeight: 500, whiteSpace: 'nowrap',
  '& b': { fontWeight: 500, color: colour.ink3 }, '&:hover': { backgroundColor: colour.cobaltTint, color: colour.cobalt },
  [media.belowSm]: { height: 44 },
});

export interface LibraryHeadProps {
  /** Null while it is not known. */
  count: number | null;
  sections: readonly { course: string; heading: string; recipes: readonly unknown[] }[];
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Heading, how many recipes there are, and jumps to the courses. */
export function LibraryHead({ count, sections, headingRef }: LibraryHeadProps) {
  return (
    <Head>
      <div>
        <Title ref={headingRef} tabIndex={-1}>Recipes</Title>
        <Count role="status">{count === null ? 'Loading...' : count === 1 ? '1 recipe' : `${count} recipes`}</Count>
      </div>
      {sections.length > 1 && (
        <Jumps aria-label="Courses">
          {sections.map(({ course, heading, recipes }) => <Jump key={course} href={`#${headingId(course)}`} onClick={(event) => jump(event, headingId(course))}>{heading} <b>{recipes.length}</b></Jump>)}
        </Jumps>
      )}
    </Head>
  );
}

/** Moves there without an entry in the history. */
function jump(event: { preventDefault(): void }, id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  event.preventDefault();
  heading.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  heading.focus({ preventScroll: true });
}
