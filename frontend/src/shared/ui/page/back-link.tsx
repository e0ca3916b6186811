import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { colour } from '../../theme/colour.ts';
import { ArrowLeftIcon } from '../icons/icons.ts';

const Anchor = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 0,
  fontSize: '.9375rem',
  fontWeight: 550,
  color: colour.cobalt,
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { color: colour.cobaltHover },
});

/** "Back to Recipes". */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Anchor to={to}>
      <ArrowLeftIcon />
      <span>{label}</span>
    </Anchor>
  );
}
