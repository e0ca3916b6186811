import { useState } from 'react';

export type ViewMode = 'card' | 'list';

const key = 'recipe-view-mode';

/** How the library is shown, kept on the device. */
export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const [mode, setMode] = useState(stored);
  const choose = (chosen: ViewMode) => {
    setMode(chosen);
    try {
      localStorage.setItem(key, chosen);
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [mode, choose];
}

function stored(): ViewMode {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'card';
  } catch {
    return 'card';
  }
}
