import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { colour } from '../../shared/theme/colour.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import {
  CopyIcon,
  DownloadIcon,
  ErrorIcon,
  InfoIcon,
  SuccessIcon,
} from '../../shared/ui/icons/menu-icons.ts';
import { Segments } from '../../shared/ui/controls/segments.tsx';
import { downloadLines } from '../../shared/browser/download-file.ts';
import { outcomeLabels, reportLines, tally } from './report-text.ts';
import type { ImportItem, ImportProgress } from './use-library-import.ts';

/** So many rows are drawn at first; a whole library of ten thousand is not. */
const rowsAtOnce = 200;

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '16px 0 8px',
  '& > div:last-of-type': { display: 'flex', marginRight: -14 },
});
const Rows = styled('ul')({
  '& li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '12px 0',
    borderTop: `1px solid ${colour.line}`,
    overflowWrap: 'anywhere',
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& p': { fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 },
  '& a': { color: colour.cobalt, fontWeight: 550 },
  '& li > span': { fontSize: '.875rem', lineHeight: '24px', color: colour.ink2 },
});

const signs = {
  imported: <SuccessIcon style={{ color: colour.leaf }} />,
  present: <InfoIcon style={{ color: colour.ink3 }} />,
  failed: <ErrorIcon style={{ color: colour.tomato }} />,
};
type Shown = 'all' | 'failed';

/** What became of every item of a library file. */
export function ImportReport({
  progress,
  items,
  onOpen,
}: {
  progress: ImportProgress;
  items: readonly ImportItem[];
  onOpen: () => void;
}) {
  const counts = tally(items);
  const [shown, setShown] = useState<Shown>('all');
  const [rows, setRows] = useState(rowsAtOnce);
  const listed = items.filter(({ outcome }) => shown === 'all' || outcome === 'failed');
  return (
    <>
      <Tools>
        {counts.failed > 0 ? (
          <Segments<Shown>
            label="Items"
            value={shown}
            options={[
              { value: 'all', label: `All ${items.length}` },
              { value: 'failed', label: `Failed ${counts.failed}` },
            ]}
            onChange={setShown}
          />
        ) : (
          <span />
        )}
        <TakeReport lines={() => reportLines(progress, items)} />
      </Tools>
      <Rows aria-label="Report">
        {listed.slice(0, rows).map((item, index) => (
          <ReportRow key={index} item={item} onOpen={onOpen} />
        ))}
      </Rows>
      {listed.length > rows && (
        <Button onClick={() => setRows(rows + rowsAtOnce * 5)}>Show more of {listed.length}</Button>
      )}
    </>
  );
}

/** Takes the report along, as text. */
function TakeReport({ lines }: { lines: () => string[] }) {
  const copy = () =>
    copyText(lines().join('\n')).then(
      () => notify.success({ title: 'Copied!' }),
      () => notify.error({ title: 'Failed to copy', text: 'Download the report instead.' }),
    );
  const download = () => downloadLines(lines(), 'import-report.txt');
  return (
    <div>
      <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={download}>
        Download
      </Button>
    </div>
  );
}

function ReportRow({ item, onOpen }: { item: ImportItem; onOpen: () => void }) {
  const { name, outcome, sentence, recipeId } = item;
  return (
    <li>
      {signs[outcome]}
      <div>
        {recipeId ? (
          <Link to={paths.recipe.getHref(recipeId)} onClick={onOpen} dir="auto">
            {name}
          </Link>
        ) : (
          <span dir="auto">{name}</span>
        )}
        {sentence && <p>{sentence}</p>}
      </div>
      <span>{outcomeLabels[outcome]}</span>
    </li>
  );
}
