import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { DiscoveredFiguresInput } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { figures, type FigureName, type Ingredient } from './ingredient.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  marginTop: 16,
  [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
});

interface CorrectDialogProps {
  /** Null while nothing is corrected. */
  ingredient: Ingredient | null;
  busy: boolean;
  onClose: () => void;
  onCorrect: (ingredient: Ingredient, figures: DiscoveredFiguresInput) => void;
}

type Written = Partial<Record<FigureName, string>>;

/** Corrects the figures of an ingredient, or says that it is no food. */
export function CorrectDialog({ ingredient, busy, onClose, onCorrect }: CorrectDialogProps) {
  // What was corrected last stays in view while the dialog fades.
  const [shown, setShown] = useState(ingredient);
  const [written, setWritten] = useState<Written>({});
  if (ingredient !== null && ingredient !== shown) {
    setShown(ingredient);
    setWritten({});
  }
  if (!shown) return null;
  const wrong = figures.some(({ name }) => numberIn(written[name]) === undefined);
  const changed = Object.keys(written).length > 0;
  return (
    <Dialog
      open={ingredient !== null}
      onClose={onClose}
      title={
        <>
          Correct <bdi>{shown.name}</bdi>
        </>
      }
      width={680}
      actions={
        <>
          <Button
            color="error"
            disabled={busy}
            style={{ marginRight: 'auto' }}
            onClick={() => onCorrect(shown, { nothing: true })}
          >
            It is no food
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            disabled={busy || !changed || wrong}
            onClick={() => onCorrect(shown, figuresOf(written))}
          >
            Correct
          </Button>
        </>
      }
    >
      <p>In 100 g, unless it says otherwise. An empty field stays as it is.</p>
      <FigureFields ingredient={shown} written={written} onWrite={setWritten} />
    </Dialog>
  );
}

interface FigureFieldsProps {
  ingredient: Ingredient;
  written: Written;
  onWrite: (written: Written) => void;
}

const FigureFields = ({ ingredient, written, onWrite }: FigureFieldsProps) => (
  <Fields>
    {figures.map(({ name, label, unit, most }) => (
      <Field
        key={name}
        label={`${label} (${unit})`}
        value={written[name] ?? ingredient[name] ?? ''}
        inputProps={{ inputMode: 'decimal' }}
        {...(numberIn(written[name]) === undefined && {
          error: `A number from 0 to ${most}`,
        })}
        onChange={(event) => onWrite({ ...written, [name]: event.target.value })}
      />
    ))}
  </Fields>
);

/** Null where nothing is written, undefined where it is no figure. */
function numberIn(text: string | undefined): number | null | undefined {
  if (text === undefined || text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

function figuresOf(texts: Written): DiscoveredFiguresInput {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const number = numberIn(text);
      return typeof number === 'number' ? [[name, number]] : [];
    }),
  );
}
