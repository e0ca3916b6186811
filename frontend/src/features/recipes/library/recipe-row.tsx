import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { RecipeCard_RecipeFragment } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Tile } from '../../../shared/ui/tile.tsx';
import { formatAdded } from '../added-date.ts';
import { courseOf } from '../course-sections.ts';
import { overallTime } from '../durations.ts';
import { dietLabels } from '../labels.data.ts';

const Row = styled(Link)({
  display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr) 96px 120px 150px', alignItems: 'center', gap: 20, minHeight: 92, padding: '12px 0', borderBottom: `1px solid ${colour.line}`,
  [media.belowMd]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: 14 },
});
const Title = styled('h3')({ ...typeStyle('card'), fontSize: '1.1875rem', lineHeight: '24px' });
const Description = styled('p')({ color: colour.ink2, fontSize: '.9375rem', lineHeight: '21px', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', [media.belowMd]: { display: 'none' } });
const Small = styled('small')({ display: 'none', fontSize: '.875rem', lineHeight: '20px', color: colour.ink2, [media.belowMd]: { display: 'block' } });
const Cell = styled('span')({ color: colour.ink2, fontSize: '.9375rem', fontVariantNumeric: 'tabular-nums', [media.belowMd]: { display: 'none' } });

/** A recipe as a line of the list. */
export function RecipeRow({ recipe }: { recipe: RecipeCard_RecipeFragment }) {
  const time = overallTime(recipe);
  const diet = recipe.dietaryCategory && dietLabels[recipe.dietaryCategory];
  return (
    <Row to={paths.recipe.getHref(recipe.id)}>
      <Tile><Picture title={recipe.title} category={courseOf(recipe)} src={recipe.imageUrl} /></Tile>
      <div>
        <Title dir="auto">{recipe.title}</Title>
        {recipe.description && <Description dir="auto">{recipe.description}</Description>}
        <Small>{[time, diet].filter(Boolean).join(' · ')}</Small>
      </div>
      <Cell>{time}</Cell>
      <Cell>{diet}</Cell>
      <Cell>{formatAdded(recipe.createdAt)}</Cell>
    </Row>
  );
}
