import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { PlusIcon } from '../icons/icons.ts';

const Lemon = styled(ButtonBase)({
  position: 'fixed',
  right: 'var(--gutter)',
  bottom: 32,
  width: 64,
  height: 64,
  borderRadius: '50%',
  zIndex: 5,
  backgroundColor: colour.lemon,
  color: colour.onLemon,
  boxShadow: `0 0 0 3px ${colour.page}, 0 0 0 5px ${colour.cobalt}, 0 10px 24px -2px rgb(26 31 46 / .28)`,
  '&:hover': { backgroundColor: colour.lemonHover },
  '&:active': { boxShadow: `0 0 0 3px ${colour.page}, 0 0 0 5px ${colour.cobalt}` },
  '&:focus-visible': { outlineOffset: 7 },
  '& .MuiSvgIcon-root': { fontSize: 28, strokeWidth: 2 },
  [media.belowSm]: { right: 20, bottom: 20 },
  [media.print]: { display: 'none' },
});

/** The one lemon of a library page. Keep 96 px clear below the last row for it. */
export function FloatingAdd({
  label = 'Add Recipe',
  ...props
}: Omit<ButtonBaseProps, 'children' | 'aria-label'> & { label?: string }) {
  return (
    <Lemon aria-label={label} {...props}>
      <PlusIcon />
    </Lemon>
  );
}
