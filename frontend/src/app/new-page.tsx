import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page one goes to begins at its top; one that one comes back to stands where it was left. */
export function NewPage() {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!cameBack) scrollTo(0, 0);
  }, [pathname, cameBack]);
  return null;
}
