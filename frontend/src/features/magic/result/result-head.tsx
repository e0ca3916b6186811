import { styled } from '@mui/material/styles';
import type { MagicRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { RecipeArt } from '../../../kitchen/art/recipe-art.tsx';
import { formatDuration } from '../../../kitchen/labels/durations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ClockIcon, ServingsIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Tile } from '../../../shared/ui/surfaces/tile.tsx';
import { courseChoices } from '../wish/choices.data.tsx';
import { Chips } from '../wish/wish-chips.tsx';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 224px',
  gap: 40,
  alignItems: 'end',
  marginBottom: 24,
  '& h3': {
    ...typeStyle('title'),
    fontSize: '2.875rem',
    lineHeight: '50px',
    margin: '14px 0 8px',
    overflowWrap: 'anywhere',
  },
  '& p': { ...typeStyle('lede'), color: colour.ink2, margin: 0 },
  [media.belowSm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& h3': { fontSize: '2.25rem', lineHeight: '39px' },
    '& > :last-child': { order: -1, aspectRatio: '5 / 2' },
  },
});

/** What a recipe is called, what it is in short, and its picture. */
export function ResultHead({ recipe }: { recipe: MagicRecipe_RecipeFragment }) {
  const { title, course, difficulty, prepTime, cookTime, servings } = recipe;
  return (
    <Head>
      <div>
        <Chips aria-label="In short">
          <li>
            {courseChoices[course].icon}
            {courseChoices[course].label}
          </li>
          <li>{difficulty}</li>
          <li>
            <ClockIcon />
            {timesOf(prepTime, cookTime)}
          </li>
          <li>
            <ServingsIcon />
            {servings === 1 ? '1 serving' : `${servings} servings`}
          </li>
        </Chips>
        <h3>{title}</h3>
        <p>{recipe.description}</p>
      </div>
      <Tile>
        <RecipeArt title={title} category={course} />
      </Tile>
    </Head>
  );
}

function timesOf(prepTime: string, cookTime: string): string {
  const stated = [
    { time: formatDuration(prepTime), what: 'prep' },
    { time: formatDuration(cookTime), what: 'cook' },
  ].filter(({ time }) => time !== null);
  return stated.map(({ time, what }) => `${time} ${what}`).join(', ') || 'No time stated';
}
