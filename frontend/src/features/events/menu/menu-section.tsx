import { useDroppable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { Fragment, useId, type ReactNode } from 'react';
import type { CourseType } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { courses } from './courses.data.ts';
import type { MenuDish } from './menu-dish.ts';

interface MenuSectionProps {
  course: CourseType;
  entries: readonly MenuDish[];
  /** The dish before which one that is dragged would come; `end` behind the last, null elsewhere. */
  dropBefore: string | null;
  children: (entry: MenuDish) => ReactNode;
}

const Section = styled('section')({ minWidth: 0 });
const Heading = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0 14px',
  ...typeStyle('h3'),
  fontSize: '1.4375rem',
  '& > span': {
    minWidth: 28,
    padding: '4px 9px',
    borderRadius: 999,
    backgroundColor: colour.fill,
    textAlign: 'center',
    ...typeStyle('meta'),
    lineHeight: '20px',
  },
});
const Dishes = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li:not([role])': { borderTop: `1px solid ${colour.line}`, paddingTop: 18 },
  '& > li:has([data-conflict]), & > li:has([data-conflict]) + li': {
    '&&': { borderTop: 0, paddingTop: 8 },
  },
});
const Empty = styled('p')({ padding: '4px 0 24px', color: colour.ink2 });
/** Where a dish that is dragged would come. */
const Gap = styled('li')({
  height: 4,
  margin: '-2px 0',
  borderRadius: 2,
  backgroundColor: colour.cobalt,
});
const gap = <Gap role="presentation" />;

/** The dishes of one course, among which others can be dropped. */
export function MenuSection({ course, entries, dropBefore, children }: MenuSectionProps) {
  const id = useId();
  const { setNodeRef } = useDroppable({ id: course });
  const heading = courses[course];
  return (
    <Section ref={setNodeRef} aria-labelledby={id}>
      <Rim />
      <Heading id={id}>
        {heading}
        <span aria-label={`${entries.length} on the menu`}>{entries.length}</span>
      </Heading>
      {entries.length === 0 && <Empty>No recipes added to {heading.toLowerCase()}</Empty>}
      <Dishes>
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {dropBefore === entry.id && gap}
            <li>{children(entry)}</li>
          </Fragment>
        ))}
        {dropBefore === 'end' && gap}
      </Dishes>
    </Section>
  );
}
