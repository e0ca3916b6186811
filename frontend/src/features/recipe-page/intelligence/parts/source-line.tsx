import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { percent, tablesOf } from './wording.ts';

/** The last line of an analysis: where it comes from, and how far it reaches. */
export const LastLine = styled('p')({
  marginTop: 12,
  fontSize: '.8125rem',
  lineHeight: '18px',
  color: colour.ink3,
});

interface CountedFigures {
  /** Of the figures, or their tables. */
  sources: readonly string[];
  countedLines: number;
  uncountedLines: number;
  /** 0 to 1. */
  coverage: number;
  servings: number;
  servingsStated: boolean;
}

const ALL = 0.995;

/** The tables, how many lines of the recipe count, and for how many it was taken where it does not say. */
export function SourceLine({
  of: { sources, countedLines, uncountedLines, coverage, servings, servingsStated },
  per = 'per serving',
  children,
}: {
  of: CountedFigures;
  per?: string;
  children?: ReactNode;
}) {
  const lines = countedLines + uncountedLines;
  const tables = tablesOf(sources);
  return (
    <LastLine>
      {tables && `${tables}, ${per}. `}
      {countedLines} of {lines} {lines === 1 ? 'line' : 'lines'} counted.
      {coverage < ALL && ` The figures cover ${percent(coverage)} of the weight.`}
      {!servingsStated && ` Servings are not stated: it is taken as for ${servings}.`}
      {children && <> {children}</>}
    </LastLine>
  );
}
