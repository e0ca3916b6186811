import { maximumPages } from '@convivio/contracts/upload-limits';
import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import type { Batch } from '../../session/batch.ts';
import { areOneRecipe, areTooManyPages } from '../../session/batch-pages.ts';
import type { IntakeSession } from '../../session/intake-session.ts';
import { PageList } from './page-list.tsx';

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginBottom: 10,
  cursor: 'pointer',
  '& input': { width: 22, height: 22, margin: 0, flex: 'none', accentColor: colour.cobalt },
});
const TooMany = styled('p')({ margin: '0 0 12px', color: colour.tomato });

/** Lets the cook say that the chosen pictures are one recipe, and put its pages in their order. */
export function PagesOfOneRecipe({ batch, intake }: { batch: Batch; intake: IntakeSession }) {
  const pages = areOneRecipe(batch);
  return (
    <>
      <Choice>
        <input
          type="checkbox"
          checked={pages}
          onChange={({ target }) => intake.setAsPages(target.checked)}
        />
        These are pages of one recipe
      </Choice>
      {pages && areTooManyPages(batch) && <TooMany role="alert">{maximumPages()}.</TooMany>}
      {pages && (
        <PageList files={batch.files} onMove={intake.movePage} onRemove={intake.removeFile} />
      )}
    </>
  );
}
