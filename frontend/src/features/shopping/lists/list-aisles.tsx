import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { isCupboard } from '../../../kitchen/shopping-list/is-cupboard.ts';
import type { ShownAisle } from '../sync/shown-list.ts';
import { ItemRow, type ItemActs } from './item-row.tsx';

interface ListAislesProps extends ItemActs {
  aisles: readonly ShownAisle[];
  stalled: boolean;
  editing: boolean;
}

/** A longer aisle may go on in the next column. */
const mostTogether = 12;

const Aisles = styled('div')({
  columns: 2,
  columnGap: 48,
  [media.belowLg]: { columns: 'auto' },
  [media.print]: { columns: 2, columnGap: '10mm' },
});
const Aisle = styled('section')({
  paddingTop: 18,
  '&[data-together]': { breakInside: 'avoid' },
  '& h3': {
    ...typeStyle('h5'),
    fontSize: '1.25rem',
    paddingBottom: 6,
    breakAfter: 'avoid',
    overflowWrap: 'anywhere',
  },
});

/** The things of a list, aisle by aisle. */
export function ListAisles({ aisles, ...row }: ListAislesProps) {
  return (
    <Aisles>
      {aisles.map(({ name, items }) => (
        <Aisle
          key={name}
          aria-label={name}
          {...(items.length <= mostTogether && { 'data-together': '' })}
        >
          <h3>{name}</h3>
          <ul>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} isCupboard={isCupboard(items)} {...row} />
            ))}
          </ul>
        </Aisle>
      ))}
    </Aisles>
  );
}
