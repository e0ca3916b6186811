import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import type { ShownEvent } from '../event/use-event.ts';
import { courses } from '../menu/courses.data.ts';
import { prepMinutes, recipeIdOf, statedMinutes } from '../menu/dish-facts.ts';
import { recipeHref } from '../menu/recipe-href.ts';

const Times = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 72px',
    gap: 16,
    alignItems: 'center',
    minHeight: 56,
    padding: '6px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    ...typeStyle('card'),
    overflowWrap: 'anywhere',
  },
  '& span': {
    padding: '3px 12px',
    borderRadius: 999,
    backgroundColor: colour.fill,
    ...typeStyle('meta'),
  },
  '& b': {
    textAlign: 'right',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '& small': { display: 'block', ...typeStyle('meta'), color: colour.ink2 },
  },
  [media.belowSm]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' },
    '& span': { gridColumn: 1, gridRow: 2, justifySelf: 'start', marginBottom: 6 },
  },
});
const Empty = styled('p')({ marginTop: 8, color: colour.ink2 });

/** The dishes with their minutes of preparation, each leading to its recipe. */
export function PreparationTimes({ event: { id, recipes } }: { event: ShownEvent }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>Recipe Preparation Times</h3>
      {recipes.length === 0 ? (
        <Empty>No recipes added yet. Switch to Plan mode to add recipes.</Empty>
      ) : (
        <Times>
          {recipes.map((entry) => {
            const title = entry.recipe?.title ?? entry.title;
            return (
              <li key={entry.id}>
                {entry.recipe ? (
                  <Link to={recipeHref(id, recipeIdOf(entry), entry.servingMultiplier, 'prepare')}>
                    {title}
                  </Link>
                ) : (
                  <div>{title}</div>
                )}
                <span>{courses[entry.courseType]}</span>
                <b>
                  {prepMinutes(entry.recipe?.prepTime)} min
                  {statedMinutes(entry.recipe?.prepTime) === null && <small> assumed</small>}
                </b>
              </li>
            );
          })}
        </Times>
      )}
    </section>
  );
}
