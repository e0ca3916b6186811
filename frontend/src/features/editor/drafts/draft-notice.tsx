import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: 16,
  padding: '8px 8px 8px 16px',
  borderRadius: 12,
  backgroundColor: colour.sunken,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& p': { flex: 1, minWidth: 200 },
  [media.belowMd]: { marginBottom: 16 },
});

const today = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "10:42" today, "14 March at 10:42" before; empty for what is no date. */
export function momentText(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return (date.toDateString() === now.toDateString() ? today : otherDay).format(date);
}

/** The page begins with a draft. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  return (
    <Line role="status">
      <p>Draft from {momentText(savedAt)}. It is kept on this device and not saved yet.</p>
      <Button onClick={onDiscard}>Discard</Button>
    </Line>
  );
}

/** Whether what is written would be there again after the page is gone. */
export function draftState(dirty: boolean, kept: boolean): string {
  if (!dirty) return '';
  return kept ? 'Draft kept on this device' : 'This device cannot keep a draft';
}
