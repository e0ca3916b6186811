import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';

const Optional = styled('span')({ fontWeight: 400, color: colour.ink3 });

/** The label of a field that may stay empty. */
export const optional = (label: string): ReactNode => (
  <>
    {label} <Optional>optional</Optional>
  </>
);
