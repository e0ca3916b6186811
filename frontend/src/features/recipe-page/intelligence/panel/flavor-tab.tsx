import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FlavorTab_FlavourFragment } from '../../../../generated/operations.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { WineIcon } from '../../../../shared/ui/icons/analysis-icons.ts';
import { TechniqueIcon } from '../../../../shared/ui/icons/menu-icons.ts';
import type { Analysis } from '../analysis.ts';
import { Harmony } from '../parts/harmony.tsx';
import { LastLine } from '../parts/source-line.tsx';
import { pairingName } from '../parts/pairing-name.ts';
import { Stars } from '../parts/stars.tsx';

const SHOWN = 3;

const List = styled('ul')({
  marginTop: 12,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '6px 0',
    borderTop: `1px solid ${colour.line}`,
  },
});
const More = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '6px 0 -6px -14px',
});

interface FlavorTabProps {
  flavour: FlavorTab_FlavourFragment;
  onOpen: (analysis: Analysis) => void;
}

/** What in a dish goes well together, in short, and the ways on to wine and techniques. */
export function FlavorTab({ flavour, onOpen }: FlavorTabProps) {
  const { keyPairings } = flavour;
  const opener = (analysis: Analysis) =>
    ({ onClick: () => onOpen(analysis), 'aria-haspopup': 'dialog' }) as const;
  return (
    <>
      <Harmony flavour={flavour} />
      <List>
        {keyPairings.slice(0, SHOWN).map((pairing) => (
          <li key={pairingName(pairing)}>
            {pairingName(pairing)} <Stars confidence={pairing.confidence} />
          </li>
        ))}
        {keyPairings.length === 0 && <li>No flavor pairings available</li>}
      </List>
      {keyPairings.length > 0 && (
        <LastLine>
          {keyPairings.length > SHOWN && `${SHOWN} of ${keyPairings.length} pairings. `}
          Stars are our confidence, not a taste.
        </LastLine>
      )}
      <More>
        <Button {...opener('flavor')}>Flavor details</Button>
        <Button {...opener('wine')} startIcon={<WineIcon />}>
          Wine Pairing
        </Button>
        <Button {...opener('techniques')} startIcon={<TechniqueIcon />}>
          Techniques
        </Button>
      </More>
    </>
  );
}
