import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StandaloneListCardFragment } from '../../../generated/operations.ts';
import { OwnerLine } from '../../../kitchen/collection/owner-line.tsx';
import { counted, recipes } from '../../../kitchen/labels/counts.ts';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import type { ShownList } from '../sync/shown-list.ts';
import type { Lists } from './use-lists.ts';

interface ListCardsProps {
  lists: Lists;
  /** The one that is open. */
  openId: string | null;
  /** What is shown of it, with what was not sent yet. */
  opened: ShownList | null;
}

const Cards = styled('nav')({
  margin: '0 -14px',
  [media.belowMd]: {
    display: 'flex',
    gap: 10,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    margin: '0 calc(var(--gutter) * -1)',
    padding: '6px var(--gutter)',
    scrollbarWidth: 'none',
    '& > .MuiButton-root': { flex: 'none', alignSelf: 'center' },
  },
  [media.print]: { display: 'none' },
});
const Card = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  padding: 14,
  borderRadius: 12,
  '& b': {
    ...typeStyle('card'),
    lineHeight: '23px',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& b + span': {
    ...typeStyle('meta'),
    lineHeight: '19px',
    color: colour.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover': { backgroundColor: colour.sunken },
  '&[aria-current]': { backgroundColor: colour.cobaltTint },
  [media.belowMd]: {
    flex: 'none',
    width: 250,
    padding: '10px 14px 10px 10px',
    backgroundColor: colour.sunken,
  },
});

/** The cook's lists, each with how far it has come. */
export function ListCards({ lists, openId, opened }: ListCardsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Beside each other they run off the edge.
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft - nav.current.offsetLeft - 16;
  }, [openId]);
  return (
    <Cards ref={nav} aria-label="Lists">
      {lists.nodes
        .map((node) => upToDate(node, opened))
        .map((list) => (
          <Card
            key={list.id}
            to={paths.shoppingLists.getHref(list.id)}
            {...(list.id === openId && { 'aria-current': 'page' as const })}
          >
            <Slice
              n={8}
              value={list.itemCount === 0 ? 0 : list.checkedCount / list.itemCount}
              rest={list.id === openId ? 'surface' : 'fill'}
              rimWidth={1.6}
            />
            <span>
              <b dir="auto">{list.title}</b>
              <span>{progressText(list)}</span>
              <OwnerLine ownerId={list.userId} what="list" />
            </span>
          </Card>
        ))}
      {lists.more && <Button onClick={lists.more}>Show more</Button>}
    </Cards>
  );
}

/** The open list knows more of itself than what was read of all. */
const upToDate = (
  card: StandaloneListCardFragment,
  opened: ShownList | null,
): StandaloneListCardFragment =>
  card.id === opened?.id
    ? { ...card, title: opened.title, itemCount: opened.count, checkedCount: opened.done }
    : card;

/** "5 of 17, from 4 recipes" */
const progressText = ({ checkedCount, itemCount, recipeCount }: StandaloneListCardFragment) =>
  `${counted(checkedCount)} of ${counted(itemCount)}${recipeCount > 0 ? `, from ${recipes(recipeCount)}` : ''}`;
