import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DietaryCategory } from '../../generated/operations.ts';
import { dietLabels } from '../../kitchen/labels/labels.data.ts';
import { paths } from '../../shared/api/paths.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { CarrotIcon, DessertIcon, DrumstickIcon, FishIcon } from '../../shared/ui/icons/icons.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Rim } from '../../shared/ui/page/rim.tsx';
import { symbols } from './symbols.ts';

const Title = styled('h1')({
  ...typeStyle('h1'),
  padding: '28px 0 22px',
  '&:focus-visible': { outline: 'none' },
  [media.belowSm]: { padding: '18px 0 16px' },
});
const Part = styled('section')({
  marginBottom: 56,
  '& h2': { ...typeStyle('h2'), padding: '12px 0 16px' },
  [media.belowSm]: { marginBottom: 40 },
});
const Diets = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: '16px 24px',
  '& li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: 12 },
  '& .MuiSvgIcon-root': { margin: 6, fontSize: 32 },
  '& b': { display: 'block', fontWeight: 600 },
  '& p': { color: colour.ink2, fontSize: '.9375rem', lineHeight: '22px' },
});
const Icons = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: '28px 8px',
  '& li': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    color: colour.ink2,
    fontSize: '.875rem',
    lineHeight: '18px',
    textAlign: 'center',
  },
  '& .MuiSvgIcon-root': { color: colour.ink, fontSize: 26 },
});

const diets: Record<DietaryCategory, { icon: ReactNode; text: string }> = {
  omnivore: { icon: <DrumstickIcon />, text: 'With meat or poultry.' },
  pescetarian: { icon: <FishIcon />, text: 'With fish or seafood, without meat.' },
  vegetarian: { icon: <CarrotIcon />, text: 'Without meat and fish.' },
  dessert: { icon: <DessertIcon />, text: 'Sweet, and among the desserts.' },
};

/** /symbols: what the signs on recipes and buttons are called. */
export function SymbolsPage() {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useDocumentTitle('Symbols');
  return (
    <>
      <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      <PageWidth as="main">
        <Title ref={heading} tabIndex={-1}>
          Symbols
        </Title>
        <Part aria-labelledby="diets">
          <Rim />
          <h2 id="diets">Dietary categories</h2>
          <Diets>
            {Object.entries(diets).map(([diet, { icon, text }]) => (
              <li key={diet}>
                {icon}
                <div>
                  <b>{dietLabels[diet as DietaryCategory]}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </Diets>
        </Part>
        <Part aria-labelledby="icons">
          <Rim />
          <h2 id="icons">Icons</h2>
          <Icons>
            {symbols.map(({ name, Icon }) => (
              <li key={name}>
                <Icon />
                {name}
              </li>
            ))}
          </Icons>
        </Part>
      </PageWidth>
    </>
  );
}
