import { useDroppable } from '@dnd-kit/core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Picture } from '../../../kitchen/recipe-card/picture.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { Tile } from '../../../shared/ui/surfaces/tile.tsx';
import { courses } from './courses.data.ts';
import type { DishCheck } from './dish-check.ts';
import { DishChecked } from './dish-checked.tsx';
import { DishHandle } from './dish-handle.tsx';
import { recipeIdOf, servingsOf } from './dish-facts.ts';
import type { MenuDish } from './menu-dish.ts';
import type { AskedMove } from './move-menu.tsx';
import { recipeHref } from './recipe-href.ts';

interface DishCardProps {
  eventId: string;
  entry: MenuDish;
  guestCount: number;
  /** What of it the guests do not eat; null while that is not known. */
  check: DishCheck | null;
  /** Recipes that are not there could not be read, which does not say that they are gone. */
  unread: boolean;
  onRemove: (entry: MenuDish) => void;
  /** Asks where the dish can be moved to. */
  onMove: (asked: AskedMove) => void;
}

const Card = styled('article')({
  position: 'relative',
  padding: '4px 0 18px',
  '&[data-conflict]': {
    margin: '4px 0 18px',
    padding: 16,
    borderRadius: 12,
    backgroundColor: colour.surface,
    boxShadow: `0 0 0 2px ${colour.tomato}`,
  },
});
const Bang = styled('span')({
  position: 'absolute',
  left: -11,
  top: -11,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  backgroundColor: colour.tomato,
  color: colour.page,
  boxShadow: `0 0 0 3px ${colour.page}`,
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1,
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  columnGap: 16,
  '& h4': { ...typeStyle('h5'), fontSize: '1.25rem', lineHeight: '24px', overflowWrap: 'anywhere' },
  '& > div:last-child': {
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    margin: '-10px -10px 0 0',
  },
});
const Sub = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 6,
  ...typeStyle('meta'),
  color: colour.ink2,
  '& > span': {
    padding: '2px 9px',
    borderRadius: 999,
    backgroundColor: colour.fill,
    color: colour.ink,
    fontSize: '.8125rem',
  },
});
const Words = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginTop: 12,
  ...typeStyle('body2'),
  color: colour.ink2,
  overflowWrap: 'anywhere',
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 6,
  ...typeStyle('meta'),
  color: colour.ink2,
  '& .MuiButton-root': { marginRight: -14 },
});

/** A dish of the menu: for how many, and what of it the guests do not eat. */
export function DishCard({ eventId, check, unread, ...head }: DishCardProps) {
  const { entry } = head;
  const { recipe } = entry;
  const title = recipe?.title ?? entry.title;
  const message = check?.message ?? null;
  const { setNodeRef } = useDroppable({ id: entry.id, data: { course: entry.courseType } });
  return (
    <Card ref={setNodeRef} aria-label={title} {...(message !== null && { 'data-conflict': '' })}>
      {message !== null && <Bang aria-hidden>!</Bang>}
      <DishHead title={title} {...head} />
      {check && <DishChecked check={check} />}
      {recipe ? (
        <>
          {recipe.description !== '' && <Words>{recipe.description}</Words>}
          <Foot>
            {recipe.servingsStated ? `Originally serves ${recipe.servings}` : 'Servings not stated'}
            <Button
              component={Link}
              to={recipeHref(eventId, recipeIdOf(entry), entry.servingMultiplier)}
              aria-label={`View Recipe of ${title}`}
            >
              View Recipe
            </Button>
          </Foot>
        </>
      ) : recipe === undefined ? null : (
        <Words>
          {unread
            ? 'This recipe cannot be read just now.'
            : 'This recipe is gone, or is not shared with you.'}
        </Words>
      )}
    </Card>
  );
}

interface DishHeadProps extends Pick<
  DishCardProps,
  'entry' | 'guestCount' | 'onRemove' | 'onMove'
> {
  title: string;
}

function DishHead({ title, entry, guestCount, onRemove, onMove }: DishHeadProps) {
  const { recipe, courseType } = entry;
  return (
    <Head>
      <Tile>
        <Picture title={title} category={recipe?.category} src={recipe?.imageUrl} />
      </Tile>
      <div>
        <h4>{title}</h4>
        <Sub>
          {courses[courseType]}
          {recipe && <span>Serves {servingsOf(entry, guestCount)}</span>}
        </Sub>
      </div>
      <div>
        <IconAction
          label={`Remove ${title}`}
          icon={<CloseIcon />}
          onClick={() => onRemove(entry)}
        />
        <DishHandle entry={entry} title={title} onMove={onMove} />
      </div>
    </Head>
  );
}
