import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';

const Line = styled('p')({
  marginTop: 3,
  fontSize: '.84375rem',
  lineHeight: '18px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
});
const Chip = styled('span')({
  display: 'inline-block',
  marginRight: 6,
  padding: '0 8px',
  borderRadius: 999,
  backgroundColor: colour.ironTint,
  color: colour.iron,
  fontWeight: 550,
  '&[data-own]': { backgroundColor: colour.fill, color: colour.ink2 },
});

/** What a line does not state and was assumed, marked as such. */
export function Assumed({ children }: { children: string | null }) {
  return (
    children !== null && (
      <Line>
        <Chip>assumed</Chip>
        {children}
      </Line>
    )
  );
}

/** That the cook has said so. */
export function Corrected({ corrected }: { corrected: boolean }) {
  return (
    corrected && (
      <Line>
        <Chip data-own="">corrected</Chip>
        As you have said for all your recipes.
      </Line>
    )
  );
}

/** That no table knows the food. */
export function Discovered({ discovered }: { discovered: boolean }) {
  return (
    discovered && (
      <Line>
        <Chip>not in the tables</Chip>
        Its figures are the answer of a model, or of an administrator.
      </Line>
    )
  );
}

const Lines = styled('ul')({
  marginTop: 16,
  display: 'grid',
  gap: 4,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

/** What a reader of the figures should know, a sentence each. */
export function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    remarks.length > 0 && (
      <Lines aria-label="Remarks">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </Lines>
    )
  );
}
