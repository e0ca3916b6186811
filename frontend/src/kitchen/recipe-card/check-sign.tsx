import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { WarningIcon } from '../../shared/ui/icons/icons.ts';
import { counted, toCheck } from '../labels/counts.ts';

const Sign = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  flex: 'none',
  color: colour.iron,
  fontSize: '.875rem',
  lineHeight: '20px',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiSvgIcon-root': { fontSize: 18 },
});

/** How much in a recipe was read uncertainly and nobody has looked at; nothing where there is none. */
export function CheckSign({ doubts }: { doubts: number }) {
  return doubts === 0 ? null : (
    <Sign role="img" aria-label={toCheck(doubts)} title={toCheck(doubts)} data-check="">
      <WarningIcon />
      {counted(doubts)}
    </Sign>
  );
}
