import { styled } from '@mui/material/styles';
import type { Affinity, FlavorTab_FlavourFragment } from '../../../../generated/operations.ts';
import { Plate } from '../../../../kitchen/art/plates.tsx';
import { motifInTitle } from '../../../../kitchen/art/read-title.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { sans } from '../../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../../shared/theme/typography.ts';
import { pairingName } from './pairing-name.ts';
import { Stars } from './stars.tsx';

const Pair = styled('li')({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  padding: '18px 0',
  borderTop: `1px solid ${colour.line}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 8 },
  '& h4': {
    ...typeStyle('card'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
  },
  [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
});
const Duo = styled('div')({
  display: 'flex',
  '& > span': { position: 'relative', width: 64, height: 64, flex: 'none' },
  // A food that nobody has drawn has its initial.
  '& > [data-initial]::after': {
    content: 'attr(data-initial)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    ...typeStyle('h3'),
    color: colour.onLemon,
  },
  '& > span + span': { marginLeft: -20 },
  [media.belowSm]: { '& > span': { width: 56, height: 56 } },
});
const Kind = styled('span')({
  padding: '0 10px',
  borderRadius: 999,
  backgroundColor: colour.fill,
  color: colour.ink2,
  fontFamily: sans,
  fontWeight: 400,
  fontSize: '.84375rem',
  lineHeight: '26px',
  '&[data-kind=adventurous]': { backgroundColor: colour.lemonTint, color: colour.ink },
});
const Insight = styled('p')({ ...typeStyle('spoken'), marginTop: 4 });
const Science = styled('p')({
  marginTop: 4,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
});

const kinds: Readonly<Record<Affinity, string>> = {
  classic: 'classic',
  adventurous: 'adventurous',
  other: 'works too',
};

/** Pairs of a dish with how sure they are, why cooks like them, and what is known of their chemistry. */
export function PairingList({ pairings }: { pairings: FlavorTab_FlavourFragment['keyPairings'] }) {
  return (
    <ul>
      {pairings.map((pairing) => {
        const { principalIngredient, supportingElement, affinity, insight, science } = pairing;
        return (
          <Pair key={pairingName(pairing)}>
            <Duo aria-hidden>
              {[principalIngredient, supportingElement].map((food, at) => {
                const motif = motifInTitle(food) ?? undefined;
                return (
                  <span key={food} {...(!motif && { 'data-initial': [...food][0]?.toUpperCase() })}>
                    <Plate motif={motif} rim={at + 1} />
                  </span>
                );
              })}
            </Duo>
            <div>
              <h4>
                {pairingName(pairing)}
                <Stars confidence={pairing.confidence} />
                <Kind data-kind={affinity}>{kinds[affinity]}</Kind>
              </h4>
              <Insight>{insight}</Insight>
              {science !== null && <Science>{science}</Science>}
            </div>
          </Pair>
        );
      })}
    </ul>
  );
}
