import { STOPPED_IMPORT } from '@convivio/contracts/stopped-import';
import { colour } from '../../shared/theme/colour.ts';
import { ProgressBar } from '../../shared/ui/loading/progress-bar.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { ImportReport } from './import-report.tsx';
import { tally, tallyText, type Tally } from './report-text.ts';
import { Stage } from './stage.ts';
import type { ImportItem, ImportProgress, SeenImport } from './use-library-import.ts';

interface ImportProgressViewProps {
  seen: SeenImport;
  /** One of its recipes is looked at. */
  onOpen: () => void;
}

/** How far an import has come, and its report. */
export function ImportProgressView({ seen, onOpen }: ImportProgressViewProps) {
  const { progress, items, trouble } = seen;
  if (progress === null)
    return trouble ? (
      <p role="alert">{trouble}</p>
    ) : (
      <p role="status">Asking how far it has come</p>
    );
  const { fileName, format, done, total, state, error } = progress;
  const from = format ? `${fileName}, from ${format}` : fileName;
  return (
    <>
      {state === 'running' && (
        <>
          <Stage role="status">
            <bdi>{from}</bdi>: {total === null ? 'opening the file' : `${done} of ${total}`}
          </Stage>
          <ProgressBar percent={total ? (done / total) * 100 : 0} label="Recipes read" />
          <p style={{ padding: '10px 0', color: colour.ink2 }}>
            {trouble ?? 'It goes on when you close this.'}
          </p>
        </>
      )}
      {state === 'finished' && items && (
        <TintedPanel kind={kindOf(tally(items))} title={tallyText(tally(items))}>
          <bdi>{from}</bdi>
        </TintedPanel>
      )}
      {isStopped(progress) && (
        <TintedPanel kind="note" title="Stopped">
          <bdi>{error}</bdi>
        </TintedPanel>
      )}
      {state === 'failed' && !isStopped(progress) && (
        <TintedPanel kind="error" title="Import failed">
          <bdi>{error ?? 'The file could not be read to its end.'}</bdi>
        </TintedPanel>
      )}
      {state !== 'running' && !items && (
        <Stage role="status">{trouble ?? 'Reading the report'}</Stage>
      )}
      {items && items.length > 0 && !isToldAbove(progress, items) && (
        <ImportReport progress={progress} items={items} onOpen={onOpen} />
      )}
    </>
  );
}

/** What its cook has stopped did not go wrong. */
const isStopped = ({ state, error }: ImportProgress) =>
  state === 'failed' && error === STOPPED_IMPORT;

/** Whether what is wrong with the only item stands in the panel. */
const isToldAbove = ({ state, error }: ImportProgress, [first, ...others]: readonly ImportItem[]) =>
  state === 'failed' &&
  others.length === 0 &&
  first?.outcome === 'failed' &&
  Boolean(error?.includes(first.sentence ?? ''));

/** Where only some items came in it is no success. */
function kindOf({ imported, present, failed }: Tally): 'success' | 'warning' | 'error' {
  if (failed === 0) return 'success';
  return imported + present > 0 ? 'warning' : 'error';
}
