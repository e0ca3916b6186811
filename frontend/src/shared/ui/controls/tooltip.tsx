import { styled } from '@mui/material/styles';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { delayBeforeTooltip, noteTooltipClosed } from './tooltip-timing.ts';

const GAP = 8;

const Anchor = styled('span')({ display: 'contents' });

const Bubble = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  maxWidth: 300,
  padding: '6px 10px',
  borderRadius: 8,
  pointerEvents: 'none',
  backgroundColor: colour.ink,
  color: colour.page,
  fontSize: '.84375rem',
  lineHeight: '18px',
  [media.print]: { display: 'none' },
});

/** Puts the bubble below its anchor, or above where there is no room, and never past the window's edge. */
function putBeside(bubble: HTMLElement, anchor: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(
    GAP,
    Math.min(anchor.left + anchor.width / 2 - width / 2, innerWidth - width - GAP),
  );
  const below = anchor.bottom + GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below + height > innerHeight ? anchor.top - GAP - height : below}px`;
}

/**
 * A word beside something that shows only an icon, after the pointer has rested or when the keyboard arrives.
 * For the eye alone: the child must say the same in its label.
 */
export function Tooltip({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (delay: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(waiting.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);
  useLayoutEffect(() => {
    if (!open) return;
    const thing = anchor.current?.firstElementChild;
    if (thing && bubble.current) putBeside(bubble.current, thing.getBoundingClientRect());
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', hideOnEscape);
    addEventListener('scroll', hide, true);
    return () => {
      noteTooltipClosed(performance.now());
      removeEventListener('keydown', hideOnEscape);
      removeEventListener('scroll', hide, true);
    };
  }, [open, title]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event: PointerEvent) =>
        event.pointerType !== 'touch' && show(delayBeforeTooltip(performance.now()))
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {open &&
        createPortal(
          <Bubble ref={bubble} aria-hidden>
            {title}
          </Bubble>,
          document.body,
        )}
    </Anchor>
  );
}
