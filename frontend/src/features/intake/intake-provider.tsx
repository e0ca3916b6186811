import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { isFinalStage } from '@convivio/contracts/intake-stages';
import { RunningJobsDocument } from '../../generated/documents/running-jobs.ts';
import {
  createCallbacks,
  IntakeContext,
  type IntakeCallbacks,
  type IntakeTab,
} from './intake-tab.ts';
import { jobsForEvents } from './session/jobs/jobs-for-events.ts';
import { useUnsentFiles } from './use-unsent-files.ts';

interface IntakeProviderProps {
  /** A recipe has come into the library, which may be for the menu of an event. */
  onRecipeAdded: IntakeCallbacks['recipeAdded'];
  /** The cook wants to see it. */
  onOpenRecipe: (recipeId: string) => void;
  children: ReactNode;
}

/** Keeps intake going above all pages of a signed-in cook, and resumes what was being read when the page was left. */
export function IntakeProvider({ onRecipeAdded, onOpenRecipe, children }: IntakeProviderProps) {
  const client = useApolloClient();
  const [{ tab, callbacks }] = useState(newTab);
  useEffect(() => {
    tab.session?.begin();
    return () => tab.session?.end();
  }, [tab]);
  useEffect(
    () => callbacks.become({ recipeAdded: onRecipeAdded, openRecipe: onOpenRecipe }),
    [callbacks, onRecipeAdded, onOpenRecipe],
  );

  useEffect(() => {
    let left = false;
    client
      .query({ query: RunningJobsDocument, fetchPolicy: 'no-cache' })
      .then(async ({ data }) => {
        const running = (data?.intakeJobs ?? []).filter(
          // What came to its end while nobody was here has still to get to its menu.
          ({ id, stage }) => !isFinalStage(stage) || jobsForEvents.of(id) !== null,
        );
        if (running.length === 0) return;
        const { resumeJobs } = await import('./resume-jobs.ts');
        if (!left) resumeJobs(tab, running);
      })
      .catch((error: unknown) =>
        console.warn('Imports of an earlier page could not be resumed.', error),
      );
    return () => void (left = true);
  }, [client, tab]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (tab.session?.hasUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [tab]);

  useUnsentFiles(tab);

  return <IntakeContext value={tab}>{children}</IntakeContext>;
}

function newTab() {
  const callbacks = createCallbacks();
  const tab: IntakeTab = { session: null, callbacks };
  return { tab, callbacks };
}
