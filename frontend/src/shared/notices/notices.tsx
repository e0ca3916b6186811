import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notify.ts';

const Board = lazy(() => import('./board.tsx').then((file) => ({ default: file.Board })));

/** Shows what `notify` says. Once, at the root; the board itself is fetched with the first notice. */
export function Notices() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return needed ? <Suspense fallback={null}><Board /></Suspense> : null;
}
