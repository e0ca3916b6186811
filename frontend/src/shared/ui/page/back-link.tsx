import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
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
  '&[data-tight]': {
    [media.belowSm]: { minWidth: 44, justifyContent: 'center', '& span': visuallyHidden },
  },
});

interface BackLinkProps {
  to: string;
  label: string;
  /** On the smallest screens it is an arrow alone. */
  tight?: boolean;
}

/** "Back to Recipes". */
export function BackLink({ to, label, tight = false }: BackLinkProps) {
  return (
    <Anchor to={to} {...(tight && { 'data-tight': '' })}>
      <ArrowLeftIcon />
      <span>{label}</span>
    </Anchor>
  );
}
