import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { Rows } from './rows.ts';
import { SubSection } from './sub-section.tsx';

const Reason = styled('small')({ '&&': { color: colour.iron } });

interface Uncounted {
  line: string;
  reason: string;
}

/** The lines that are not in the figures, and why. */
export function UncountedList<Line extends Uncounted>({
  lines,
  children,
}: {
  lines: readonly Line[];
  /** What can be said to a line. */
  children?: (line: Line) => ReactNode;
}) {
  return (
    lines.length > 0 && (
      <SubSection title="Not counted">
        <Rows>
          {lines.map((line, at) => (
            <li key={at}>
              <span dir="auto">{line.line}</span>
              <Reason>{line.reason}</Reason>
              {children?.(line)}
            </li>
          ))}
        </Rows>
      </SubSection>
    )
  );
}
