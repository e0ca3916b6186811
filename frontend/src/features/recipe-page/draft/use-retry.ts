import { useApolloClient } from '@apollo/client/react';
import { isFinalStage } from '@convivio/contracts/intake-stages';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftJobDocument } from '../../../generated/documents/draft-job.ts';
import { RetryDraftDocument } from '../../../generated/documents/retry-draft.ts';
import type { OperationName } from '../../../generated/operation-name.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';

/** News may be missed: so often it is asked. */
const ASK_EVERY = 4_000;
const shows: OperationName = 'Recipe';

/** Has the original of a draft read once more; the page is read anew when that has ended. */
export function useRetry(jobId: string) {
  const client = useApolloClient();
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const end = async (sentence: string | null) => {
    if (!reading) return;
    await client.refetchQueries({ include: [shows] });
    setFailure(sentence);
    setReading(false);
  };
  const heard = (data: { jobId: number; error: { sentence: string } | null }) => {
    if (String(data.jobId) === jobId) void end(data.error?.sentence ?? null);
  };
  useLive('intake.finished', heard);
  useLive('intake.failed', heard);

  const ask = useEffectEvent(async () => {
    const options = {
      query: DraftJobDocument,
      variables: { jobId },
      fetchPolicy: 'no-cache',
    } as const;
    const job = await client.query(options).then(
      ({ data }) => data?.intakeJob,
      () => null,
    );
    if (job && isFinalStage(job.stage)) await end(job.error?.sentence ?? null);
  });
  useEffect(() => {
    if (!reading) return;
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [reading]);

  async function retry(): Promise<void> {
    setFailure(null);
    setReading(true);
    try {
      await client.mutate({ mutation: RetryDraftDocument, variables: { jobId } });
    } catch (error) {
      setFailure(sentenceOf(error, 'It could not be read again. Try again in a moment.'));
      setReading(false);
    }
  }
  return { reading, failure, retry };
}
