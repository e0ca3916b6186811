import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '26px 0 20px',
  '& > div': { flex: 1, minWidth: 0 },
  '& > .MuiButton-root': { marginRight: -14 },
  [media.belowMd]: { padding: '12px 0 6px' },
});
const Words = styled('p')({ marginTop: 4, color: colour.ink2, overflowWrap: 'anywhere' });
const Title = styled('h1')({
  ...typeStyle('h1'),
  fontSize: '2.625rem',
  lineHeight: '48px',
  letterSpacing: '-.016em',
  '&:focus-visible': { outline: 'none' },
  [media.belowMd]: { fontSize: '2rem', lineHeight: '40px' },
});

/** The title of the panel, which takes the focus, and the way out. */
export function PanelHeading({
  headingRef,
  forEvent,
  onClose,
  children,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The name of the event to whose menu goes what is read. */
  forEvent: string | undefined;
  onClose: () => void;
  /** What else is said of where it goes. */
  children: ReactNode;
}) {
  return (
    <Head>
      <div>
        <Title ref={headingRef} tabIndex={-1}>
          Add Recipe
        </Title>
        {forEvent !== undefined && (
          <Words>
            What is read here goes on the menu of <b>{forEvent}</b>, to the starters.
          </Words>
        )}
        {children}
      </div>
      <Button startIcon={<CloseIcon />} onClick={onClose}>
        Close
      </Button>
    </Head>
  );
}
