import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { RunningJobsDocument } from '../../generated/documents/running-jobs.ts';
import type { RunningJobsQuery } from '../../generated/operations.ts';
import { createSurroundings, intakePorts } from './intake-ports.ts';
import { createIntakeSession } from './intake-session.ts';
import { labelOf } from './submission.ts';
import { IntakeContext } from './use-intake.ts';

export interface IntakeProviderProps {
  /** A recipe has come into the library. */
  onRecipeAdded: (recipeId: string) => void;
  /** The cook wants to see it. */
  onOpenRecipe: (recipeId: string) => void;
  children: ReactNode;
}

/** Keeps intake going above all pages of a signed-in cook, and takes up what was being read when the page was left. */
export function IntakeProvider({ onRecipeAdded, onOpenRecipe, children }: IntakeProviderProps) {
  const client = useApolloClient();
  const [{ intake, surroundings }] = useState(begin);
  useEffect(() => {
    intake.begin();
    return intake.end;
  }, [intake]);
  useEffect(() => surroundings.become({ recipeAdded: onRecipeAdded, openRecipe: onOpenRecipe }), [surroundings, onRecipeAdded, onOpenRecipe]);

  useEffect(() => {
    let left = false;
    client.query({ query: RunningJobsDocument, fetchPolicy: 'no-cache' }).then(({ data }) => {
      if (left) return;
      for (const job of data?.intakeJobs ?? []) if (job.stage !== 'success' && job.stage !== 'error') intake.adopt(job.id, kindOf(job), nameOf(job));
    }).catch((error: unknown) => console.warn('Imports of an earlier page could not be taken up.', error));
    return () => void (left = true);
  }, [client, intake]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (intake.hasUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [intake]);

  return <IntakeContext value={intake}>{children}</IntakeContext>;
}

function begin() {
  const surroundings = createSurroundings();
  return { surroundings, intake: createIntakeSession(intakePorts(surroundings)) };
}

type RunningJob = RunningJobsQuery['intakeJobs'][number];

const kindOf = ({ source }: RunningJob) => (source === 'file' || source === 'text' ? source : 'url');

function nameOf({ fileName, url }: RunningJob): string {
  return fileName ?? (url ? labelOf({ kind: 'url', url }) : 'Pasted text');
}
