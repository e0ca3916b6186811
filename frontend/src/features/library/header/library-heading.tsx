import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import type { CourseSection } from '../sections/course-sections.ts';
import { headingId } from '../sections/course-section.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: '28px 0 22px',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 18, minWidth: 0 },
  [media.belowSm]: { display: 'block', padding: '18px 0 16px', '& > div': { gap: 12 } },
});
const Title = styled('h1')({ ...typeStyle('h1'), '&:focus-visible': { outline: 'none' } });
const Line = styled('p')({
  color: colour.ink2,
  fontSize: '1.0625rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  [media.belowSm]: { fontSize: '.9375rem' },
});
const Jumps = styled('nav')({
  display: 'flex',
  gap: 8,
  [media.belowSm]: {
    margin: '10px calc(var(--gutter) * -1) 0',
    padding: '4px var(--gutter)',
    overflow: 'auto',
    scrollbarWidth: 'none',
  },
});
const Jump = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 40,
  padding: '0 16px',
  borderRadius: 999,
  backgroundColor: colour.fill,
  color: colour.ink2,
  fontSize: '.9375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 500, color: colour.ink3 },
  '&:hover': { backgroundColor: colour.cobaltTint, color: colour.cobalt },
  [media.belowSm]: { height: 44 },
});

interface LibraryHeadProps {
  title: string;
  /** How many recipes there are, or were found. */
  line: string;
  sections: readonly CourseSection[];
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Heading, how many recipes there are, and jumps to the courses. */
export function LibraryHead({ title, line, sections, headingRef }: LibraryHeadProps) {
  return (
    <Head>
      <div>
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        <Line role="status">{line}</Line>
      </div>
      {sections.length > 1 && (
        <Jumps aria-label="Courses">
          {sections.map(({ course, heading, shown }) => (
            <Jump
              key={course}
              href={`#${headingId(course)}`}
              onClick={(event) => jump(event, headingId(course))}
            >
              {heading} <b>{counted(shown)}</b>
            </Jump>
          ))}
        </Jumps>
      )}
    </Head>
  );
}

/** Farther than this many windows, the way there is not shown. */
const farAway = 4;

/** Goes there without an entry in the history. */
function jump(event: { preventDefault(): void }, id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  event.preventDefault();
  const still =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    Math.abs(heading.getBoundingClientRect().top) > farAway * innerHeight;
  heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  heading.focus({ preventScroll: true });
}
