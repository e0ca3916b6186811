import type { PopoverProps } from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';

const load = () => import('@mui/material/Popover');
const LoadedPopover = lazy(load);

/** Fetches the popover before it is opened: for `onPointerEnter` and `onFocus` of its button. */
export const fetchPopover = () => void load();

/** MUI's Popover, fetched when one is first opened. */
export function Popover(props: PopoverProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Suspense fallback={null}><LoadedPopover {...props} /></Suspense> : null;
}
