import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { typeStyle } from '../../theme/typography.ts';
import { WarningIcon } from '../icons/icons.ts';
import { ErrorIcon, InfoIcon, SuccessIcon } from '../icons/menu-icons.ts';

interface TintedPanelProps {
  kind: 'error' | 'success' | 'warning' | 'note';
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
}

const kinds = {
  error: { tint: colour.tomatoTint, ink: colour.tomato, icon: <ErrorIcon /> },
  success: { tint: colour.leafTint, ink: colour.leaf, icon: <SuccessIcon /> },
  warning: { tint: colour.ironTint, ink: colour.iron, icon: <WarningIcon /> },
  note: { tint: colour.sunken, ink: colour.ink2, icon: <InfoIcon /> },
};

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 12,
  padding: '22px 24px',
  borderRadius: 12,
  '& .MuiSvgIcon-root': { marginTop: 2 },
});
const Heading = styled('h3')(typeStyle('h4'));
const Text = styled('div')({ gridColumn: 2, marginTop: 6 });
const Actions = styled('div')({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 14,
  '& > .MuiButton-text:first-of-type': { marginLeft: -14 },
  '& .MuiSvgIcon-root': { marginTop: 0 },
  // One below the other they begin with the words.
  [media.belowSm]: { '& > .MuiButton-text': { marginLeft: -14 } },
});

/** How something ended, in one sentence on a tint. Announced when it appears. */
export function TintedPanel({ kind, title, children, actions }: TintedPanelProps) {
  const { tint, ink, icon } = kinds[kind];
  return (
    <Box role={kind === 'error' ? 'alert' : 'status'} style={{ backgroundColor: tint }}>
      <span style={{ color: ink, display: 'contents' }}>{icon}</span>
      <Heading>{title}</Heading>
      <Text>{children}</Text>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}
