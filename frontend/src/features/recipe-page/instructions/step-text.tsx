import { styled } from '@mui/material/styles';
import { Fragment, useState, type MouseEvent } from 'react';
import { convertText, type TextPart } from '@convivio/culinary/show';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { withFractions } from '../../../kitchen/ingredient-list/with-fractions.tsx';
import { keptTogether } from './instruction-steps.ts';
import type { ShownUnits } from '../../../kitchen/units/unit-choice.ts';

/** Lies above the tick of its step, so that a tap on it is its own. */
const Swap = styled('button')({
  position: 'relative',
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: colour.cobalt,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textDecoration: 'underline dotted 1.5px',
  textUnderlineOffset: '.2em',
  textDecorationColor: colour.outline,
  // A finger needs more room than the words take.
  '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
  '&:hover': { textDecorationColor: 'currentColor' },
  [media.print]: { color: 'inherit', textDecoration: 'none' },
});

/** Words of a step with heats and lengths in the reader's units; a tap on one shows what the source says. */
export function StepText({
  text,
  units,
  language,
}: {
  text: string;
  units: ShownUnits;
  language: string | undefined;
}) {
  return convertText(text, units, language).map((part, at) =>
    part.original === null ? (
      <Fragment key={at}>{withFractions(keptTogether(part.text))}</Fragment>
    ) : (
      <Converted key={at} part={part} />
    ),
  );
}

function Converted({ part }: { part: TextPart }) {
  const [original, setOriginal] = useState(false);
  const swap = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOriginal(!original);
  };
  return (
    <Swap
      type="button"
      aria-pressed={original}
      title={original ? 'As written' : `As written: ${part.original ?? ''}`}
      onClick={swap}
    >
      {keptTogether((original ? part.original : null) ?? part.text)}
    </Swap>
  );
}
