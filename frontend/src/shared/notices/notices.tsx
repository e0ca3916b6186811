import Button from '@mui/material/Button';
import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotice, type Notice } from './notify.ts';

/** Shows what `notify` says. Once, at the root; the board itself is fetched with the first notice. */
export function Notices() {
  const [Board, setBoard] = useState<ComponentType | null>(null);
  // The first notice may well say that there is no network, and then there is no board either.
  const [plain, setPlain] = useState<Notice | null>(null);
  useEffect(() => onFirstNotice((notice) => void import('./board.tsx').then((file) => setBoard(() => file.Board), () => setPlain(notice))), []);
  if (Board) return <Board />;
  return plain && <p role="alert" style={{ position: 'fixed', inset: 'auto 20px 20px', zIndex: 1400, padding: 16, color: '#fff', background: '#111' }}><b>{plain.title}</b> {plain.text} <Button color="inherit" onClick={() => setPlain(null)}>Close</Button></p>;
}
