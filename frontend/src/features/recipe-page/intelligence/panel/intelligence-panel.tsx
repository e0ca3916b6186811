import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { bandOf } from '../../../../kitchen/recipe-card/impact-bands.ts';
import { LeafBadge } from '../../../../kitchen/recipe-card/leaf-badge.tsx';
import { containedPart } from '../../../../shared/lazy/contained-part.tsx';
import { useWhenIdle } from '../../../../shared/lazy/use-when-idle.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { ChevronDownIcon } from '../../../../shared/ui/icons/icons.ts';
import { Panel } from '../../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from '../../sides/panel-heading.tsx';
import type { ShownRecipe } from '../../shown-recipe.ts';
import type { Analysis } from '../analysis.ts';

const OpenedPanel = containedPart(async () => (await import('./opened-panel.tsx')).OpenedPanel);

const Heading = styled(PanelHeading)({ margin: '-9px -8px 2px 0' });
const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '&&': { font: 'inherit' },
  '& .MuiSvgIcon-root': { color: colour.cobalt },
  '&[aria-expanded=true] .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
  '&:hover': { color: colour.cobalt },
});
const Peek = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 7,
  fontSize: '.9375rem',
  lineHeight: '24px',
  color: colour.ink2,
});

interface IntelligencePanelProps {
  recipe: ShownRecipe;
  /** Opens all of one analysis. */
  onOpen: (analysis: Analysis) => void;
  /** It is soon asked for. */
  onNear: () => void;
}

/** Recipe Intelligence at the side: closed at first, when it tells the score. */
export function IntelligencePanel({ recipe, onOpen, onNear }: IntelligencePanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  useWhenIdle(OpenedPanel.fetch);
  return (
    <Panel aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`}>
        <Opener
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-opened`}
          onClick={() => {
            onNear();
            setOpen(!open);
          }}
        >
          Recipe Intelligence
          <ChevronDownIcon />
        </Opener>
      </Heading>
      {!open && <Closed score={recipe.sustainabilitySummary?.overallScore} />}
      <div id={`${id}-opened`}>{open && <OpenedPanel recipe={recipe} onOpen={onOpen} />}</div>
    </Panel>
  );
}

/** What there is to open. */
function Closed({ score }: { score: number | undefined }) {
  return (
    <Peek>
      {score === undefined ? (
        'Impact'
      ) : (
        <>
          <LeafBadge score={score} />
          {Math.round(score)} {bandOf(score).name}
        </>
      )}
      <span aria-hidden>·</span> Nutrition <span aria-hidden>·</span> Flavor
    </Peek>
  );
}
