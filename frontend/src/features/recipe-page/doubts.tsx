import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { WarningIcon } from '../../shared/ui/icons/icons.ts';

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '0 0 32px',
  padding: '14px 16px',
  borderRadius: 12,
  backgroundColor: colour.ironTint,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& .MuiSvgIcon-root': { color: colour.iron },
  '& h2': { font: 'inherit', fontWeight: 600 },
  '& ul': { gridColumn: 2 },
  [media.print]: { display: 'none' },
});

/** What was not read with certainty, so that the cook looks at it before cooking. */
export function Doubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <Box aria-label="Worth a check">
      <WarningIcon />
      <h2>Worth a check</h2>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Box>
  );
}
