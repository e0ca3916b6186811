import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

/** A sunken line on top of the sections: icon, sentence, button. */
export const MessageBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 28,
  padding: '14px 14px 14px 20px',
  borderRadius: 12,
  backgroundColor: colour.sunken,
  '& > p': { flex: 1 },
  '& > .MuiSvgIcon-root': { flex: 'none' },
  [media.belowSm]: {
    flexWrap: 'wrap',
    padding: 16,
    '& > p': { flex: '1 1 70%' },
    '& > .MuiButton-root': { width: '100%' },
  },
});

/** Stays in sight wherever one is in the library: what is being done to recipes, and the way out. */
export const StickyBar = styled(MessageBar)({
  position: 'sticky',
  top: 'calc(var(--header) + 8px)',
  zIndex: 3,
  boxShadow: `0 0 0 1px ${colour.line}`,
});
