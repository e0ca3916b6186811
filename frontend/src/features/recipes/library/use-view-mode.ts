import { useState } from 'react';
import { keepPreference, readPreference } from './device-preference.ts';

export type ViewMode = 'card' | 'list';

const key = 'recipe-view-mode';

/** How the library is shown, kept on the device. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState<ViewMode>(() => (readPreference(key) === 'list' ? 'list' : 'card'));
  const choose = (chosen: ViewMode) => {
    setMode(chosen);
    keepPreference(key, chosen);
  };
  return [mode, choose];
}
