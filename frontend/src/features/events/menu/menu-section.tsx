import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { CourseType, Dish_EntryFragment } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { courses } from './courses.data.ts';
import { DishCard } from './dish-card.tsx';
import type { DishCheck } from './dish-check.ts';

interface MenuSectionProps {
  course: CourseType;
  eventId: string;
  entries: readonly Dish_EntryFragment[];
  guestCount: number;
  checks: ReadonlyMap<string, DishCheck>;
  onRemove: (entry: Dish_EntryFragment) => void;
}

const Heading = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0 14px',
  ...typeStyle('h3'),
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
  '& > li + li': { borderTop: `1px solid ${colour.line}`, paddingTop: 18 },
  '& > li:has([data-conflict]), & > li:has([data-conflict]) + li': { borderTop: 0, paddingTop: 8 },
});
const Empty = styled('p')({ padding: '4px 0 24px', color: colour.ink2 });

/** The dishes of one course. */
export function MenuSection({
  course,
  eventId,
  entries,
  guestCount,
  checks,
  onRemove,
}: MenuSectionProps) {
  const id = useId();
  const heading = courses[course];
  return (
    <section aria-labelledby={id}>
      <Rim />
      <Heading id={id}>
        {heading}
        <span>{entries.length}</span>
      </Heading>
      {entries.length === 0 ? (
        <Empty>No recipes added to {heading.toLowerCase()}</Empty>
      ) : (
        <Dishes>
          {entries.map((entry) => (
            <li key={entry.id}>
              <DishCard
                eventId={eventId}
                entry={entry}
                guestCount={guestCount}
                check={checks.get(entry.id) ?? null}
                onRemove={onRemove}
              />
            </li>
          ))}
        </Dishes>
      )}
    </section>
  );
}
