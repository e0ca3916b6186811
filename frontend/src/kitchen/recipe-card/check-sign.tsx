import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { WarningIcon } from '../../shared/ui/icons/icons.ts';

const Sign = styled('span')({
  display: 'inline-flex',
  verticalAlign: '-4px',
  color: colour.iron,
  '& .MuiSvgIcon-root': { fontSize: 18 },
});

/** That something in a recipe was read uncertainly and nobody has looked at it; nothing where there is none. */
export function CheckSign({ doubts }: { doubts: number }) {
  return doubts === 0 ? null : (
    <Sign role="img" aria-label="Worth a check" title="Worth a check">
      <WarningIcon />
    </Sign>
  );
}
