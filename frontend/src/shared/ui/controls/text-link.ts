import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

const look = {
  color: colour.cobalt,
  fontWeight: 550,
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A link within text. */
export const TextLink = styled('a')(look);

/** Words within text that do something. */
export const TextButton = styled('button')({
  ...look,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&&': { fontWeight: 550 },
});
