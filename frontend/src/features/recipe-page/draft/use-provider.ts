import { useEffect, useState } from 'react';
import { appConfig } from '../../../shared/session/app-config.ts';

/** Whether there is a provider that may read what was not read here; without one another try gives the same. Also while it is not known. */
export function useProvider(): boolean {
  const [provider, setProvider] = useState(true);
  useEffect(() => {
    let gone = false;
    appConfig().then(
      ({ intake }) => !gone && setProvider(intake.provider),
      () => {},
    );
    return () => void (gone = true);
  }, []);
  return provider;
}
