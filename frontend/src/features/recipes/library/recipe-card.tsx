import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { RecipeCard_RecipeFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { OriginPill } from '../../../shared/ui/origin-pill.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Tile } from '../../../shared/ui/tile.tsx';
import { courseOf } from '../course-sections.ts';
import { overallTime } from '../durations.ts';
import { dietLabels } from '../labels.data.ts';

const Card = styled(Link)({ display: 'block', '&:focus-visible': { ...focusRing, outlineOffset: 6 } });
const Title = styled('h3')({
  ...typeStyle('card', { marginTop: 10 }), marginTop: 13, textWrap: 'pretty', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden',
});
const Facts = styled('p')({
  display: 'flex', alignItems: 'center', flexWrap: 'wrap', marginTop: 6, minHeight: 24, fontSize: '.875rem', lineHeight: '20px', color: colour.ink2,
  '& span + span::before': { content: '"·"', margin: '0 6px' },
  [media.belowSm]: { fontSize: '.84375rem' },
});

/** A recipe as a tile with its title, time and diet. The whole card is one link. */
export function RecipeCard({ recipe }: { recipe: RecipeCard_RecipeFragment }) {
  const time = overallTime(recipe);
  return (
    <Card to={paths.recipe.getHref(recipe.id)}>
      <Tile>
        <Picture title={recipe.title} category={courseOf(recipe)} src={recipe.imageUrl} />
        <OriginPill origin={recipe.originalFormat} />
      </Tile>
      <Title dir="auto">{recipe.title}</Title>
      <Facts>
        {time && <span>{time}</span>}
        {recipe.dietaryCategory && <span>{dietLabels[recipe.dietaryCategory]}</span>}
      </Facts>
    </Card>
  );
}
