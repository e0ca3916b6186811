import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment } from 'react';
import { withFractions } from '../../../kitchen/ingredient-list/with-fractions.tsx';
import { defaultServings } from '../../../kitchen/servings/servings.data.ts';
import { namesOf } from '../../../kitchen/labels/names-of.ts';
import { AisleList } from '../../../kitchen/shopping-list/aisle-list.tsx';
import { isCupboard } from '../../../kitchen/shopping-list/is-cupboard.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { momentText, summaryOf, type EventList } from '../text/event-list-text.ts';
import { ListFailed } from './list-failed.tsx';
import type { KeptEventList } from './kept-event-lists.ts';
import type { GeneratedEventList } from './use-event-list.ts';

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 220 });
const Summary = styled('p')({ paddingBottom: 8, color: colour.ink2, overflowWrap: 'anywhere' });
const Notes = styled('div')({ display: 'grid', gap: 10, paddingBottom: 8 });

/** So many dishes of a long menu are named; which they are, their pages say. */
const MOST_NAMES = 5;

interface EventListBodyProps {
  eventName: string;
  generated: GeneratedEventList;
  onRetry: () => void;
}

/** What to buy for an event: a summary, what is not certain of it, and the things by aisle. */
export function EventListBody({ eventName, generated, onRetry }: EventListBodyProps) {
  if (generated.state === 'generating')
    return (
      <Waiting>
        <SliceLoading label="Generating the list" />
      </Waiting>
    );
  if (generated.state === 'failed')
    return <ListFailed sentence={generated.sentence} onRetry={onRetry} />;
  const { list } = generated;
  const isKept = generated.state === 'kept';
  return (
    <div data-shopping-list="">
      <Summary>
        <bdi>{list.eventName || eventName}</bdi> ·{' '}
        {summaryOf(list, isKept ? generated.madeAt : null)}
      </Summary>
      {isKept ? (
        <MadeBefore {...generated} onRetry={onRetry} />
      ) : (
        <p role="status" style={visuallyHidden}>
          The list is ready.
        </p>
      )}
      <Uncertain list={list} />
      {list.itemCount === 0 ? (
        <p>There is nothing to buy for this menu.</p>
      ) : (
        <AisleList
          busy={false}
          aisles={list.aisles.map(({ name, items }) => ({
            name,
            items: items.map((item) => ({
              name: item.name,
              amount: item.amountText,
              note: noteOf(item, list.totalRecipes > 1, isCupboard(items)),
            })),
          }))}
        />
      )}
    </div>
  );
}

/** Why this list is not a new one, and the way to one. */
const MadeBefore = ({
  madeAt,
  sentence,
  onRetry,
}: KeptEventList & { sentence: string; onRetry: () => void }) => (
  <Notes>
    <TintedPanel
      kind="warning"
      title={`This list was made ${momentText(madeAt)}`}
      actions={
        <Button variant="outlined" startIcon={<RetryIcon />} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {sentence} Menu and guests may have changed since this list was made.
    </TintedPanel>
  </Notes>
);

/** Dishes of which the list says nothing, or less than it seems to. */
function Uncertain({ list: { missing, leftOut, servingsAssumed } }: { list: EventList }) {
  if (missing.length + leftOut.length + servingsAssumed.length === 0) return null;
  return (
    <Notes>
      {missing.length > 0 && (
        <TintedPanel kind="warning" title="Not on the list">
          <bdi>{missing.join(', ')}</bdi>:{' '}
          {missing.length === 1 ? 'its recipe is' : 'their recipes are'} gone, or not shared with
          you.
        </TintedPanel>
      )}
      {leftOut.length > 0 && (
        <TintedPanel kind="warning" title="Not on the list">
          <bdi>{leftOut.join(', ')}</bdi>: the list would be too long. Make a second one of{' '}
          {leftOut.length === 1 ? 'its recipe' : 'their recipes'}.
        </TintedPanel>
      )}
      {servingsAssumed.length > 0 && (
        <TintedPanel kind="warning" title="Servings not stated">
          <bdi>{namesOf(servingsAssumed, MOST_NAMES)}</bdi>: scaled as if for {defaultServings}.
        </TintedPanel>
      )}
    </Notes>
  );
}

type Item = EventList['aisles'][number]['items'][number];

/** Which dishes need it, each with its amount where they are several, and whether most kitchens have it. */
function noteOf({ sources, staple }: Item, ofSeveral: boolean, inCupboard: boolean) {
  const [single] = sources.length === 1 ? sources : [];
  const dishes = single
    ? [single.title]
    : sources.map(({ title, amount }) => (amount ? `${title} ${amount}` : title));
  const told = [...(staple && !inCupboard ? ['Pantry staple'] : []), ...(ofSeveral ? dishes : [])];
  return told.length === 0
    ? null
    : told.map((words, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {withFractions(words)}
        </Fragment>
      ));
}
