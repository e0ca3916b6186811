import type { MenuProps } from '@mui/material/Menu';
import { lazy, Suspense, useState } from 'react';

const load = () => import('@mui/material/Menu');
const LoadedMenu = lazy(load);

/** Fetches the menu before it is opened: for `onPointerEnter` and `onFocus` of its button. */
export const fetchMenu = () => void load();

/** MUI's Menu, fetched when one is first opened. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <Suspense fallback={null}><LoadedMenu {...props} /></Suspense> : null;
}
