import { useLayoutEffect, useState } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { runningImport } from './running-import.ts';
import { useLibraryImport, type FollowedImport } from './use-library-import.ts';

interface ShownImport {
  /** Null where the next file is to be chosen. */
  importId: string | null;
  seen: FollowedImport;
  /** Shows an import and finds it again, until it is forgotten; null ends that. */
  follow: (importId: string | null) => void;
  /** It is found again once more, though its report was seen. */
  keep: () => void;
  forget: () => void;
}

/** The import that the dialog shows: the one that runs, or that ended since the dialog was open. */
export function useShownImport(open: boolean): ShownImport {
  const userId = useSession().user?.id ?? '';
  const [importId, setImportId] = useState(() => runningImport.read(userId));
  const seen = useLibraryImport(importId);
  const { progress, items } = seen;
  // A report that was seen is not kept: the next opening is for the next file. It is forgotten before anybody can click
  // in it, because who leaves by one of its recipes has it kept again.
  const reported = open && progress !== null && progress.state !== 'running' && items !== null;
  useLayoutEffect(() => {
    if (reported) runningImport.keep(userId, null);
  }, [reported, userId]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setImportId(runningImport.read(userId));
  }
  const keep = (id: string | null) => runningImport.keep(userId, id);
  return {
    importId,
    seen,
    follow: (id) => {
      keep(id);
      setImportId(id);
    },
    keep: () => keep(importId),
    forget: () => keep(null),
  };
}
