import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { sans } from '../../shared/theme/typography.data.ts';
import { OwnerLine } from '../collection/owner-line.tsx';
import { CheckSign } from './check-sign.tsx';
import { knownScore } from './known-score.ts';
import { LeafBadge } from './leaf-badge.tsx';
import { PublicSign } from './public-sign.tsx';
import { Picture } from './picture.tsx';
import { Tile } from '../../shared/ui/surfaces/tile.tsx';
import { formatAdded } from '../labels/added-date.ts';
import { dietLabels } from '../labels/labels.data.ts';
import type { CardRecipe } from './recipe-card.tsx';

/** The height of every line of the list, its hairline included. */
export const rowHeight = 93;

const Row = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 96px 120px 150px 64px',
  alignItems: 'center',
  gap: 20,
  height: rowHeight,
  borderBottom: `1px solid ${colour.line}`,
  '&[data-actions]': { gridTemplateColumns: '64px minmax(0, 1fr) 96px 120px 150px 64px auto' },
  '&:has(a:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  [media.belowMd]: {
    gap: 14,
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    '&[data-actions]': { gridTemplateColumns: '64px minmax(0, 1fr) auto auto' },
  },
  [media.belowSm]: {
    gap: 12,
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    '&[data-actions]': { gridTemplateColumns: '56px minmax(0, 1fr) auto auto' },
  },
});
const Title = styled('h3')({
  ...typeStyle('card'),
  fontSize: '1.1875rem',
  lineHeight: '24px',
  // The whole line is the link.
  '& a': {
    outline: 0,
    display: '-webkit-box',
    WebkitLineClamp: 1,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.belowMd]: { '& a': { WebkitLineClamp: 2 } },
  [media.belowSm]: { fontSize: '1.0625rem', lineHeight: '21px' },
});
const Description = styled('p')({
  color: colour.ink2,
  fontSize: '.9375rem',
  lineHeight: '21px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [media.belowMd]: { display: 'none' },
});
const Small = styled('small')({
  display: 'none',
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  [media.belowMd]: { display: 'block' },
});
const DraftWord = styled('small')({
  marginLeft: 10,
  fontFamily: sans,
  fontSize: '.875rem',
  fontWeight: 550,
  letterSpacing: 0,
  color: colour.iron,
  [media.belowMd]: { display: 'none' },
});
const Cell = styled('span')({
  color: colour.ink2,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  [media.belowMd]: { display: 'none' },
});
const Signs = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  [media.belowMd]: { '&:not(:has([data-check]))': { display: 'none' } },
});
const Badge = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [media.belowMd]: { display: 'none' },
});
const Actions = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
});

interface RecipeRowProps {
  recipe: CardRecipe;
  /** How long it takes; null where that is unknown. */
  time: string | null;
  actions?: ReactNode;
}

/** A recipe as a line of the list. */
export const RecipeRow = memo(function RecipeRow({ recipe, time, actions }: RecipeRowProps) {
  // Of what may be nonsense no diet is known.
  const diet = recipe.draft ? null : dietLabels[recipe.diet];
  return (
    <Row {...(actions ? { 'data-actions': '' } : {})}>
      <Tile>
        <Picture title={recipe.title} category={recipe.course} src={recipe.imageUrl} />
      </Tile>
      <div>
        <Title dir="auto">
          <Link to={paths.recipe.getHref(recipe.id)} data-recipe={recipe.id}>
            {recipe.title}
            {recipe.draft && <DraftWord>Draft</DraftWord>}
          </Link>
        </Title>
        <OwnerLine ownerId={recipe.ownerId} what="recipe" />
        {recipe.description && <Description dir="auto">{recipe.description}</Description>}
        <Small>
          {[recipe.draft && 'Draft', time, diet, recipe.visibility === 'public' && 'Public']
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
      <Cell>{time}</Cell>
      <Cell>{diet}</Cell>
      <Cell>{formatAdded(recipe.createdAt)}</Cell>
      <Signs>
        <CheckSign doubts={recipe.doubtCount} />
        <Badge>
          <PublicSign visibility={recipe.visibility} />
          <LeafBadge score={knownScore(recipe)} />
        </Badge>
      </Signs>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
});
