import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Pills } from '../../../shared/ui/controls/pills.tsx';

const Group = styled('fieldset')({
  margin: 0,
  padding: '18px 0',
  border: 0,
  borderBottom: `1px solid ${colour.line}`,
  '&:last-child': { borderBottom: 0 },
  '& > legend': { ...typeStyle('h4'), float: 'left', width: '100%', padding: 0, marginBottom: 12 },
});

/** One of a few, as pills under a heading. */
export function Picks<Value extends string>({
  legend,
  ...pills
}: ComponentProps<typeof Pills<Value>> & { legend: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Pills {...pills} />
    </Group>
  );
}
