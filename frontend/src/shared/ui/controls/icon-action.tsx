import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title' | 'color'> {
  /** Says what it does: spoken, and shown after a moment's rest of the pointer. */
  label: string;
  icon: ReactNode;
  color?: 'primary' | 'inherit';
}

/** A round button that shows only an icon. */
export function IconAction({ label, icon, color = 'primary', ...props }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} color={color} {...props}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
