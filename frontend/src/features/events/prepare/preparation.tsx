import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import type { ShownEvent } from '../event/event-summary.tsx';
import { courses } from '../menu/courses.data.ts';
import { listedMinutes, menuMinutes, recipeIdOf } from '../menu/dish-facts.ts';
import { recipeHref } from '../menu/recipe-href.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 64,
  '& h2': typeStyle('h2'),
  '& h3': { ...typeStyle('h3'), padding: '14px 0 8px' },
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
});
const Times = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 72px',
    gap: 16,
    alignItems: 'center',
    padding: '13px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& a': { ...typeStyle('card'), overflowWrap: 'anywhere' },
  '& span': { ...typeStyle('meta'), color: colour.ink2 },
  '& b': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const Overview = styled(Panel)({
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    padding: '10px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dt': { ...typeStyle('body2'), color: colour.ink2 },
  '& dd': { margin: 0, ...typeStyle('h3') },
});

/** What there is to do before the guests come. */
export function Preparation({ event }: { event: ShownEvent }) {
  const { recipes, guestCount } = event;
  return (
    <Grid>
      <div>
        <h2>Preparation Tools</h2>
        <p>Everything you need to prepare for your dinner party</p>
        <Rim />
        <h3>Recipe Preparation Times</h3>
        {recipes.length === 0 ? (
          <p>No recipes added yet. Switch to Plan mode to add recipes.</p>
        ) : (
          <Times>
            {recipes.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={recipeHref(
                    event.id,
                    recipeIdOf(entry),
                    entry.servingMultiplier,
                    'prepare',
                  )}
                >
                  {entry.title}
                </Link>
                <span>{courses[entry.courseType]}</span>
                <b>{listedMinutes(entry.recipe?.prepTime)} min</b>
              </li>
            ))}
          </Times>
        )}
      </div>
      <Overview>
        <h3>Preparation Overview</h3>
        <dl>
          <div>
            <dt>Total recipes</dt>
            <dd>{recipes.length}</dd>
          </div>
          <div>
            <dt>Estimated prep time</dt>
            <dd>~{menuMinutes(recipes)} min</dd>
          </div>
          <div>
            <dt>Guests</dt>
            <dd>{guestCount}</dd>
          </div>
        </dl>
      </Overview>
    </Grid>
  );
}
