import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Rim } from '../../shared/ui/page/rim.tsx';

const Part = styled('section')({
  marginBottom: 48,
  '& h2': { ...typeStyle('h2'), padding: '12px 0 6px' },
  '& > p': { color: colour.ink2, maxWidth: 620, marginBottom: 18 },
  [media.belowSm]: { marginBottom: 36 },
});

/** The fields of a form below each other, with its button. */
export const Fields = styled('form')({
  display: 'grid',
  gap: 16,
  maxWidth: 480,
  '& > .MuiButton-root': { justifySelf: 'start' },
});

/** A part of the account page: its heading, what it is about, and what one does there. */
export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Rim />
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      {children}
    </Part>
  );
}
