import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { Bar } from './bar.tsx';
import { weight } from './wording.ts';

const List = styled('dl')({
  fontSize: '1rem',
  lineHeight: '22px',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) 68px',
    gap: 12,
    alignItems: 'center',
    padding: '8px 0',
    borderTop: `1px solid ${colour.line}`,
    '&:first-of-type': { borderTop: 0 },
  },
  '& dd:last-of-type': {
    textAlign: 'right',
    fontWeight: 650,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& [data-unknown]': { color: colour.iron, fontWeight: 400 },
});

interface Macros {
  protein: number | null;
  carbohydrates: number | null;
  fat: number | null;
  fiber: number | null;
}

const names = [
  ['protein', 'Protein'],
  ['carbohydrates', 'Carbohydrates'],
  ['fat', 'Fat'],
  ['fiber', 'Fiber'],
] as const;

/** Grams of each; the bars measure them against protein, carbohydrates and fat together. */
export function MacroList({ macros }: { macros: Macros }) {
  const whole = (macros.protein ?? 0) + (macros.carbohydrates ?? 0) + (macros.fat ?? 0);
  return (
    <List>
      {names.map(([id, name]) => {
        const grams = macros[id];
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Bar value={grams === null || whole === 0 ? 0 : (grams / whole) * 100} />
            </dd>
            {grams === null ? <dd data-unknown="">unknown</dd> : <dd>{weight(grams)}</dd>}
          </div>
        );
      })}
    </List>
  );
}
