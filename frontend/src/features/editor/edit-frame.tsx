import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';

const State = styled('span')({
  marginRight: 10,
  fontSize: '.875rem',
  lineHeight: '18px',
  color: colour.ink3,
});
const Bar = styled('div')({
  display: 'none',
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 4,
  gap: 8,
  alignItems: 'center',
  padding: '10px var(--gutter) calc(10px + env(safe-area-inset-bottom))',
  backgroundColor: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  '& > span': { flex: 1, minWidth: 0 },
  [media.belowMd]: { display: 'flex' },
});

interface EditFrameProps {
  back: { to: string; label: string };
  /** "Draft kept on this device" */
  state: string;
  saveLabel: string;
  saving: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The page of a form: Cancel and Save on top, on small screens at the thumb. Ctrl or Cmd with S
 * saves; Escape cancels, and so does Ctrl or Cmd with E.
 */
export function EditFrame({
  back,
  state,
  saveLabel,
  saving,
  onSave,
  onCancel,
  children,
}: EditFrameProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What lies over the page has the keys for itself, and so has a choice of words while it is composed.
    if (
      event.defaultPrevented ||
      event.isComposing ||
      event.repeat ||
      document.querySelector('.MuiModal-root')
    )
      return;
    const key = event.key.toLowerCase();
    const withCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (withCommand && key === 's') {
      event.preventDefault();
      if (!saving) onSave();
    } else if (key === 'escape' || (withCommand && key === 'e')) {
      event.preventDefault();
      onCancel();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const buttons = (
    <>
      <State role="status">{state}</State>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="contained" onClick={onSave} disabled={saving} aria-busy={saving}>
        {saving ? 'Saving…' : saveLabel}
      </Button>
    </>
  );
  return (
    <>
      <Header back={back} actions={buttons} />
      <PageWidth as="main">{children}</PageWidth>
      <Bar role="group" aria-label="Save or cancel">
        {buttons}
      </Bar>
    </>
  );
}
