import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { colour } from '../theme/colour.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title' | 'color'> {
  /** Says what it does: spoken, and shown after a moment's rest of the pointer. */
  label: string;
  icon: ReactNode;
  /** `onPicture` is the white circle on a tile. */
  look?: 'plain' | 'outlined' | 'onPicture';
  color?: 'primary' | 'error' | 'inherit';
}

const looks = {
  plain: {},
  outlined: { boxShadow: `inset 0 0 0 1.5px ${colour.outline}` },
  onPicture: { backgroundColor: colour.surface, boxShadow: `0 0 0 1px ${colour.line}` },
};

/** A round button that shows only an icon. */
export function IconAction({ label, icon, look = 'plain', color = 'primary', sx, ...props }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} color={color} sx={[looks[look], ...(Array.isArray(sx) ? sx : [sx])]} {...props}>{icon}</IconButton>
    </Tooltip>
  );
}
