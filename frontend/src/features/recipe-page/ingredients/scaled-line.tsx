import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { withFractions } from '../../../kitchen/ingredient-list/with-fractions.tsx';
import type { Serving } from '../sides/serving.ts';
import { TextButton } from '../../../shared/ui/controls/text-link.ts';

const Scaled = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '12px 20px',
  margin: '2px 0 12px',
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  '& .MuiButton-root': {
    height: 'auto',
    padding: '8px 10px',
    margin: '-8px -10px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  '& .MuiButton-root[aria-pressed=true]': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 1.5px ${colour.cobalt}`,
  },
  [media.print]: { display: 'none' },
});
/** Beside the panel at the side it would be said twice. */
const Reset = styled('span')({ display: 'none', [media.belowMd]: { display: 'inline' } });
interface ScaledLineProps {
  serving: Serving;
  /** What the recipe makes, scaled; null where it does not say. */
  yieldText: string | null;
  /** Whether any amount reads otherwise than in the source. */
  changed: boolean;
  asWritten: boolean;
  setAsWritten: (asWritten: boolean) => void;
}

const asWrittenText = ({ written, stated }: Serving) =>
  stated ? `As written, for ${written}` : 'As written, servings not stated';
const scaledText = ({ servings, written, stated }: Serving) =>
  `For ${servings}, scaled ${stated ? 'from' : 'as if for'} ${written}`;

/** For how many the amounts stand, and the way to those of the source. */
export function ScaledLine({
  serving,
  yieldText,
  changed,
  asWritten,
  setAsWritten,
}: ScaledLineProps) {
  const scaled = serving.factor !== 1;
  if (!scaled && !changed && !yieldText) return null;
  return (
    <Scaled>
      {scaled && (
        <span>
          {asWritten ? asWrittenText(serving) : scaledText(serving)}
          {!asWritten && serving.set && (
            <Reset>
              {' '}
              <TextButton type="button" onClick={() => serving.set?.(serving.written)}>
                Reset
              </TextButton>
            </Reset>
          )}
        </span>
      )}
      {yieldText && <span>{withFractions(yieldText)}</span>}
      {changed && (
        <Button aria-pressed={asWritten} onClick={() => setAsWritten(!asWritten)}>
          Original amounts
        </Button>
      )}
    </Scaled>
  );
}
