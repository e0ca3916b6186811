import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { containedPart } from '../../../shared/lazy/contained-part.tsx';
import { colour } from '../../../shared/theme/colour.ts';
import {
  currentNumber,
  overallProgress,
  summaryOf,
  waitingFiles,
  type Batch,
} from '../session/batch.ts';
import type { IntakeSession } from '../session/intake-session.ts';
import { areOneRecipe, areTooManyPages, mayBePages } from '../session/batch-pages.ts';
import { BatchRow } from './batch-row.tsx';
import { BoxHeading } from './box-heading.tsx';
import { ProgressCard } from './progress-card.tsx';

/** Only who chooses several pictures needs it. */
const PagesOfOneRecipe = containedPart(
  async () => (await import('./pages/pages-of-one-recipe.tsx')).PagesOfOneRecipe,
);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '16px 0 14px',
  '& h2': { flex: 1, margin: 0, minWidth: '8em' },
});
const Summary = styled('p')({
  flexBasis: '100%',
  color: colour.ink2,
  fontSize: '.9375rem',
  lineHeight: '21px',
  order: 3,
});

/** The files of a batch: chosen, being read one by one, or what is left of them. */
export function BatchList({
  batch,
  intake,
  busy,
}: {
  batch: Batch;
  intake: IntakeSession;
  busy: boolean;
}) {
  const { files, phase } = batch;
  const pages = areOneRecipe(batch);
  return (
    <>
      {phase === 'running' ? (
        <ProgressCard
          heading={`Reading recipe ${currentNumber(batch)} of ${files.length}`}
          percent={overallProgress(batch)}
          waiting={waitingFiles(batch).length}
        />
      ) : (
        <Head>
          <BoxHeading>{headingOf(batch)}</BoxHeading>
          <Button onClick={intake.clearBatch}>Clear list</Button>
          {phase === 'selected' && (
            <Button
              variant="contained"
              disabled={busy || (pages && areTooManyPages(batch))}
              onClick={intake.startBatch}
            >{`Process ${countOf(waitingFiles(batch).length, pages ? 'Page' : 'File')}`}</Button>
          )}
          {phase === 'halted' && <Summary>{summaryOf(batch).text}</Summary>}
        </Head>
      )}
      {mayBePages(batch) && (pages || files.length > 1) && (
        <PagesOfOneRecipe batch={batch} intake={intake} />
      )}
      {!pages && (
        <ul aria-label="Selected files">
          {files.map((file) => (
            <BatchRow
              key={file.key}
              file={file}
              onRemove={() => intake.removeFile(file.key)}
              onRetry={() => intake.retryFile(file.key)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const countOf = (number: number, what: 'File' | 'Page') =>
  number === 1 ? `1 ${what}` : `${number} ${what}s`;

function headingOf(batch: Batch): string {
  const { phase, files } = batch;
  if (areOneRecipe(batch))
    return files.length === 1 ? '1 page of a recipe' : `${files.length} pages of one recipe`;
  if (phase === 'completed') return 'Batch upload completed';
  if (phase === 'halted') return 'Some files were not read';
  return files.length === 1 ? '1 file selected' : `${files.length} files selected`;
}
