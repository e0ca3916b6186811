import { useEffect, useState } from 'react';
import { appConfig } from '../../../shared/session/app-config.ts';

/** Sentences about what intake cannot do in this installation; none while they are not known. */
export function useIntakeLimits(): readonly string[] {
  const [limits, setLimits] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    appConfig().then(
      (config) => !gone && setLimits(config.intake.limits),
      () => {},
    );
    return () => void (gone = true);
  }, []);
  return limits;
}
