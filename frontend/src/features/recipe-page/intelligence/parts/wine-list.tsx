import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RecipeWineQuery } from '../../../../generated/operations.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { serif } from '../../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../../shared/theme/typography.ts';
import { glassOf, WineGlass, withoutAlcohol, type Glass } from './wine-glass.tsx';

type Wine = NonNullable<RecipeWineQuery['recipe']['wine']>;

const Wines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '36px 32px',
  '&[data-many]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24 },
  [media.belowMd]: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.belowSm]: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 } },
});
const Style = styled('section')({
  '& figure': { aspectRatio: '7 / 5', borderRadius: 4, overflow: 'hidden', marginBottom: 14 },
  '& h3': typeStyle('h4'),
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'center',
    '& figure': { width: 96, aspectRatio: '1', margin: 0 },
    '& > :not(figure, h3)': { gridColumn: '1 / -1' },
  },
});
const Words = styled('p')({
  margin: '8px 0 10px',
  fontFamily: serif,
  fontSize: '1.0625rem',
  lineHeight: '26px',
});
const Facts = styled('dl')({
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& > div': { padding: '8px 0', borderTop: `1px solid ${colour.line}` },
  '& dt': { color: colour.ink2, fontSize: '.875rem', lineHeight: '18px' },
  '& li': { padding: '1px 0' },
  '& b': { fontWeight: 600 },
});

/** Up to three styles of wine, and what goes with the dish without alcohol. */
export function WineList({ wine: { recommendations, alcoholFree } }: { wine: Wine }) {
  return (
    <Wines {...(recommendations.length > 2 && { 'data-many': '' })}>
      {recommendations.map((style) => (
        <One key={style.category} name={style.category} glass={glassOf(style.category)}>
          <Words>{style.description}</Words>
          <Facts>
            <div>
              <dt>Serve at</dt>
              <dd>{style.servingTemperature}</dd>
              {style.servingNote && <dd>{style.servingNote}</dd>}
            </div>
            {style.bottles.length > 0 && (
              <div>
                <dt>Look for</dt>
                <dd>
                  <ul>
                    {style.bottles.map(({ name, region }) => (
                      <li key={name}>
                        <b>{name}</b>, {region}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </Facts>
        </One>
      ))}
      <One name="Without alcohol" glass={withoutAlcohol}>
        <Words>{alcoholFree}</Words>
      </One>
    </Wines>
  );
}

function One({ name, glass, children }: { name: string; glass: Glass; children: ReactNode }) {
  return (
    <Style aria-label={name}>
      <figure>
        <WineGlass glass={glass} />
      </figure>
      <h3>{name}</h3>
      {children}
    </Style>
  );
}
