import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { RetryIcon } from '../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { ServingsStepper } from '../../kitchen/servings/servings-stepper.tsx';
import { itemCount, servingsText, type ShoppingList } from './list-text.ts';
import type { Generated } from './use-shopping-list.ts';

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBottom: 8,
  color: colour.ink2,
  '& p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-paper]': { display: 'none' },
  [media.print]: {
    '& [role=group]': { display: 'none' },
    '& [data-screen]': { display: 'none' },
    '& [data-paper]': { display: 'inline' },
  },
});
const Aisles = styled('div')({
  columns: 2,
  columnGap: 40,
  transition: 'opacity .2s',
  '&[aria-busy=true]': { opacity: 0.55 },
  [media.belowSm]: { columns: 1 },
  [media.print]: { columns: 2, opacity: 1 },
});
const Aisle = styled('section')({
  breakInside: 'avoid-column',
  [media.print]: { breakInside: 'avoid' },
});
const Name = styled('h3')({
  ...typeStyle('h5'),
  fontSize: '1.125rem',
  lineHeight: '24px',
  padding: '14px 0 4px',
  breakAfter: 'avoid',
});
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 12,
  padding: '6px 0',
  borderTop: `1px solid ${colour.line}`,
  fontSize: '1rem',
  lineHeight: '23px',
  breakInside: 'avoid',
  '& b': { fontWeight: 650, textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& span': { overflowWrap: 'anywhere' },
  '&:not(:has(b:not(:empty))) span': { color: colour.ink2 },
});
const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 220 });

export interface ListBodyProps {
  title: string;
  servings: number;
  onServings: (servings: number) => void;
  generated: Generated;
  onRetry: () => void;
}

/** Servings, and what to buy by aisle. */
export function ListBody({ title, servings, onServings, generated, onRetry }: ListBodyProps) {
  const { list, state } = generated;
  const count = list && (itemCount(list) === 1 ? '1 item' : `${itemCount(list)} items`);
  return (
    <div data-shopping-list="">
      <Top>
        <ServingsStepper value={servings} onChange={onServings} />
        <p>
          <span data-screen="">{servings === 1 ? 'serving' : 'servings'}</span>
          <span data-paper="">{servingsText(servings)}</span>
          {count && <> · {count}</>}
          <br />
          <span dir="auto">{list?.recipeTitle ?? title}</span>
        </p>
      </Top>
      <p role="status" style={visuallyHidden}>
        {state === 'ready'
          ? `The list for ${servingsText(servings)} is ready: ${count ?? ''}.`
          : ''}
      </p>
      {state === 'failed' && (
        <TintedPanel
          kind="error"
          title="Failed to generate shopping list"
          actions={
            <Button variant="outlined" color="error" startIcon={<RetryIcon />} onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {generated.sentence}
        </TintedPanel>
      )}
      {state === 'generating' && list === null && (
        <Waiting>
          <SliceLoading label="Generating the list" />
        </Waiting>
      )}
      {list !== null && <ByAisle list={list} busy={state === 'generating'} />}
    </div>
  );
}

function ByAisle({ list, busy }: { list: ShoppingList; busy: boolean }) {
  if (itemCount(list) === 0) return <p>This recipe has no ingredients to buy.</p>;
  return (
    <Aisles aria-busy={busy}>
      {list.aisles.map(({ name, items }, aisle) => (
        <Aisle key={aisle}>
          <Name>{name}</Name>
          <ul aria-label={name}>
            {items.map((item, at) => (
              <Item key={at}>
                <b>{item.amount}</b>
                <span dir="auto"> {item.name}</span>
              </Item>
            ))}
          </ul>
        </Aisle>
      ))}
    </Aisles>
  );
}
