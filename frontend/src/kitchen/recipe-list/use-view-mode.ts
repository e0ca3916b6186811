import { useState } from 'react';
import { onDevice } from '../../shared/storage/web-storage.ts';

export type ViewMode = 'card' | 'list';

const key = 'recipe-view-mode';

/** How the library is shown, kept on the device. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState<ViewMode>(() =>
    onDevice.read(key) === 'list' ? 'list' : 'card',
  );
  const choose = (chosen: ViewMode) => {
    setMode(chosen);
    onDevice.keep(key, chosen);
  };
  return [mode, choose];
}
