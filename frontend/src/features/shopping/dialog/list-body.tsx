import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { AisleList, type ItemTicks } from '../../../kitchen/shopping-list/aisle-list.tsx';
import { defaultServings } from '../../../kitchen/servings/servings.data.ts';
import { ServingsStepper } from '../../../kitchen/servings/servings-stepper.tsx';
import { forHowMany, itemCount, servingsText } from '../text/recipe-list-text.ts';
import { ListFailed } from './list-failed.tsx';
import type { Generated } from './use-shopping-list.ts';

const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 14px',
  paddingBottom: 8,
  '& [role=group]': { gridRow: '1 / 3' },
  '& p:not(:last-child)': { alignSelf: 'end' },
  '& p:last-child': { alignSelf: 'start' },
  // Beside the stepper there is room for a word or two.
  [media.belowSm]: {
    gap: '4px 14px',
    '& [role=group]': { gridRow: 1 },
    '& p:not(:last-child)': { alignSelf: 'center' },
    '& p:last-child': { gridColumn: '1 / -1' },
  },
  color: colour.ink2,
  '& p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-paper]': { display: 'none' },
  [media.print]: {
    '& [role=group]': { display: 'none' },
    '& [data-screen]': { display: 'none' },
    '& [data-paper]': { display: 'inline' },
  },
});
const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 220 });

interface ListBodyProps {
  title: string;
  servings: number;
  onServings: (servings: number) => void;
  generated: Generated;
  /** What is ticked; nothing while there is no list. */
  ticks: ItemTicks | undefined;
  onRetry: () => void;
}

/** Servings, and what to buy by aisle. */
export function ListBody({
  title,
  servings,
  onServings,
  generated,
  ticks,
  onRetry,
}: ListBodyProps) {
  const { list, state } = generated;
  const count = list && (itemCount(list) === 1 ? '1 item' : `${itemCount(list)} items`);
  return (
    <div data-shopping-list="">
      <Top>
        <ServingsStepper value={servings} onChange={onServings} />
        <p>
          <span data-screen="">{servings === 1 ? 'serving' : 'servings'}</span>
          <span data-paper="">
            {list && !list.servingsStated ? forHowMany(list) : servingsText(servings)}
          </span>
          {count && <> · {count}</>}
        </p>
        <p>
          <span dir="auto">{list?.recipeTitle ?? title}</span>
          {list?.servingsStated === false && (
            <span data-screen=""> · servings not stated, taken as {defaultServings}</span>
          )}
        </p>
      </Top>
      <p role="status" style={visuallyHidden}>
        {state === 'ready'
          ? `The list for ${servingsText(servings)} is ready: ${count ?? ''}.`
          : ''}
      </p>
      {state === 'failed' && <ListFailed sentence={generated.sentence} onRetry={onRetry} />}
      {state === 'generating' && list === null && (
        <Waiting>
          <SliceLoading label="Generating the list" />
        </Waiting>
      )}
      {list !== null &&
        (itemCount(list) === 0 ? (
          <p>This recipe has no ingredients to buy.</p>
        ) : (
          <AisleList aisles={list.aisles} busy={state === 'generating'} {...(ticks && { ticks })} />
        ))}
    </div>
  );
}
