import { useState } from 'react';

/** Whether a recipe stands as in its source; other servings or units (`chosen`) end that. */
export function useAsWritten(chosen: string): [boolean, (asWritten: boolean) => void] {
  const [since, setSince] = useState<string | null>(null);
  if (since !== null && since !== chosen) setSince(null);
  return [since === chosen, (asWritten) => setSince(asWritten ? chosen : null)];
}
