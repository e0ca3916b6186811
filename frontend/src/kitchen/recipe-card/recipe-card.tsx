import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeCard_RecipeFragment } from '../../generated/operations.ts';
import { paths } from '../../shared/api/paths.ts';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { CheckSign } from './check-sign.tsx';
import { knownScore } from './known-score.ts';
import { LeafBadge } from './leaf-badge.tsx';
import { PublicSign } from './public-sign.tsx';
import { OriginPill } from './origin-pill.tsx';
import { Picture } from './picture.tsx';
import { Tile } from '../../shared/ui/surfaces/tile.tsx';
import { OwnerLine } from '../collection/owner-line.tsx';
import { isGenerated } from '../recipe/generated-id.ts';
import { dietLabels } from '../labels/labels.data.ts';

/** What a card shows of a recipe. */
export type CardRecipe = RecipeCard_RecipeFragment;

const Place = styled('div')({ position: 'relative' });
const Card = styled(Link)({
  display: 'block',
  '&:focus-visible': { ...focusRing, outlineOffset: 6 },
});
/** As tall as with two lines of title, so that rows have one height. */
export const Words = styled('div')({
  display: 'flow-root',
  minHeight: 91,
  [media.belowSm]: { minHeight: 82 },
});
const Title = styled('h3')({
  ...typeStyle('card', { marginTop: 10 }),
  marginTop: 13,
  textWrap: 'pretty',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const Facts = styled('p')({
  display: 'flex',
  alignItems: 'center',
  marginTop: 6,
  height: 24,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  whiteSpace: 'nowrap',
  '& span + span[data-diet]::before': { content: '"·"', margin: '0 6px' },
  '& [data-diet]': { overflow: 'hidden', textOverflow: 'ellipsis', paddingRight: 4 },
  '& [role=img]': { marginLeft: 'auto' },
  '& [data-check] ~ [role=img], & [data-check] ~ * [role=img]': { marginLeft: 8 },
  [media.belowSm]: { fontSize: '.84375rem' },
});
const Actions = styled('div')({
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'flex',
  gap: 6,
  '& button': { backgroundColor: colour.surface, boxShadow: `0 0 0 1px ${colour.line}` },
  [media.belowSm]: { top: 6, right: 6, gap: 4, '& button': { width: 44, height: 44 } },
});

interface RecipeCardProps {
  recipe: CardRecipe;
  /** How long it takes; null where that is unknown. */
  time: string | null;
  /** Round buttons on the picture. */
  actions?: ReactNode;
}

/** A recipe as a tile with its title, time, diet and impact. The whole card is one link. */
export const RecipeCard = memo(function RecipeCard({ recipe, time, actions }: RecipeCardProps) {
  return (
    <Place>
      <Card to={paths.recipe.getHref(recipe.id)} data-recipe={recipe.id}>
        <Tile>
          <Picture title={recipe.title} category={recipe.course} src={recipe.imageUrl} />
          <OriginPill
            origin={
              recipe.draft ? 'draft' : isGenerated(recipe.id) ? 'magic' : recipe.originalFormat
            }
          />
          <PublicSign visibility={recipe.visibility} onPicture />
        </Tile>
        <Words>
          <Title dir="auto">{recipe.title}</Title>
          <OwnerLine ownerId={recipe.ownerId} what="recipe" />
          <Facts>
            {time && <span>{time}</span>}
            {/* Of what may be nonsense no diet is known. */}
            {!recipe.draft && <span data-diet="">{dietLabels[recipe.diet]}</span>}
            <CheckSign doubts={recipe.doubtCount} />
            <LeafBadge score={knownScore(recipe)} />
          </Facts>
        </Words>
      </Card>
      {actions && <Actions>{actions}</Actions>}
    </Place>
  );
});
