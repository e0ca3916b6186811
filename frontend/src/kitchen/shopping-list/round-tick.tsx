import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { transition } from '../../shared/theme/motion.ts';
import { CheckIcon } from '../../shared/ui/icons/icons.ts';

const Circle = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--tick, 26px)',
  height: 'var(--tick, 26px)',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.75px ${colour.control}`,
  color: 'transparent',
  transition: transition('background-color', 'color'),
  '& .MuiSvgIcon-root': { fontSize: 18, strokeWidth: 2.4 },
  'input:checked + &': {
    backgroundColor: colour.cobalt,
    color: colour.onCobalt,
    boxShadow: 'none',
  },
  'input:disabled + &': { boxShadow: `inset 0 0 0 1.75px ${colour.line}` },
  // Printers leave grounds out.
  [media.print]: {
    'input:checked + &': {
      backgroundColor: 'transparent',
      color: colour.ink,
      boxShadow: `inset 0 0 0 1.75px ${colour.control}`,
    },
  },
});

/** The round tick of a thing to buy. It stands behind the checkbox that it draws. */
export const RoundTick = () => (
  <Circle aria-hidden>
    <CheckIcon />
  </Circle>
);
