import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { CollectionCard_RecipeFragment } from '../../generated/operations.ts';
import { formatDuration } from '../../kitchen/labels/durations.ts';
import { courseLabels } from '../../kitchen/labels/labels.data.ts';
import { Picture } from '../../kitchen/recipe-card/picture.tsx';
import { paths } from '../../shared/api/paths.ts';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { serif } from '../../shared/theme/typography.data.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Tile } from '../../shared/ui/surfaces/tile.tsx';

/** So many tags are shown. */
const MOST_TAGS = 2;

const Card = styled(Link)({
  display: 'block',
  minWidth: 0,
  '&:focus-visible': { ...focusRing, outlineOffset: 6 },
});
const Title = styled('h2')({
  ...typeStyle('card'),
  fontSize: '1.3125rem',
  lineHeight: '26px',
  marginTop: 14,
  overflowWrap: 'anywhere',
  [media.belowSm]: { fontSize: '1.0625rem', lineHeight: '21px', marginTop: 10 },
});
const Description = styled('p')({
  marginTop: 5,
  fontFamily: serif,
  lineHeight: '24px',
  color: colour.ink2,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [media.belowSm]: { fontSize: '.9375rem', lineHeight: '21px' },
});
const Facts = styled('p')({
  marginTop: 8,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  [media.belowSm]: { marginTop: 6, fontSize: '.84375rem', lineHeight: '18px' },
});
const Tags = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 9,
  '& span': {
    maxWidth: '100%',
    padding: '0 10px',
    borderRadius: 999,
    backgroundColor: colour.fill,
    color: colour.ink2,
    fontSize: '.8125rem',
    lineHeight: '26px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [media.belowSm]: { display: 'none' },
});

/** A recipe of a collection; the whole card is one link. */
export function CollectionCard({ recipe }: { recipe: CollectionCard_RecipeFragment }) {
  const { id, title, description, course, prepTime, servings, servingsStated, tags } = recipe;
  const facts = [
    formatDuration(prepTime),
    servingsStated && `Serves\u00a0${servings}`,
    courseLabels[course],
  ].filter(Boolean);
  return (
    <Card to={paths.recipe.getHref(id)}>
      <Tile>
        <Picture title={title} category={course} src={recipe.imageUrl} />
      </Tile>
      <Title dir="auto">{title}</Title>
      {description && <Description dir="auto">{description}</Description>}
      <Facts>{facts.join('\u00a0· ')}</Facts>
      {tags.length > 0 && (
        <Tags>
          {tags.slice(0, MOST_TAGS).map((tag) => (
            <span key={tag} dir="auto">
              {tag}
            </span>
          ))}
        </Tags>
      )}
    </Card>
  );
}
