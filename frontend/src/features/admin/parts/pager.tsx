import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { createIcon } from '../../../shared/ui/icons/create-icon.tsx';
import { counted } from '../../../kitchen/labels/counts.ts';
import type { Pages } from './use-pages.ts';

const PreviousIcon = createIcon('Previous', 'M14.5 6.5 9 12l5.5 5.5');
const NextIcon = createIcon('Next', 'M9.5 6.5 15 12l-5.5 5.5');

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 0 24px',
  borderTop: `1px solid ${colour.line}`,
  fontSize: '.9375rem',
  color: colour.ink2,
  '& span:last-of-type': { display: 'flex', gap: 4 },
});

interface PagerProps {
  pages: Pages;
  /** How many stand on this page. */
  shown: number;
  /** How many there are on all, where that is known. */
  total?: number | undefined;
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** "1 to 8 of 48", and the ways to the pages around. */
export function Pager({ pages, shown, total, next }: PagerProps) {
  const from = pages.before + 1;
  return (
    <Line>
      <span role="status">
        {shown === 0
          ? 'None'
          : `${counted(from)} to ${counted(pages.before + shown)}${total === undefined ? '' : ` of ${counted(total)}`}`}
      </span>
      <span>
        <IconAction
          label="Previous page"
          icon={<PreviousIcon />}
          disabled={pages.isFirst}
          onClick={pages.back}
        />
        <IconAction
          label="Next page"
          icon={<NextIcon />}
          disabled={next === null}
          onClick={() => next !== null && pages.goOn(next, shown)}
        />
      </span>
    </Line>
  );
}
