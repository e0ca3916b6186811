import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';

const Section = styled('section')({ minWidth: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 0 4px',
  '& h2': { ...typeStyle('h2'), flex: 1, fontSize: '1.5rem', lineHeight: '30px' },
  '& h2 i': { marginLeft: 6, fontWeight: 400, color: colour.ink3 },
});
const Caption = styled('p')({ fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 });

/** What stands in a part where there is nothing to show. */
export const Nothing = styled('p')({ marginTop: 12 });

interface PartProps {
  title: string;
  /** Stands behind the title. */
  count?: number | undefined;
  caption?: ReactNode;
  /** At the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard under its rim. */
export function Part({ title, count, caption, beside, children }: PartProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Rim />
      <Head>
        <h2 id={id}>
          {title}
          {count !== undefined && <i>{count}</i>}
        </h2>
        {beside}
      </Head>
      {caption && <Caption>{caption}</Caption>}
      {children}
    </Section>
  );
}
