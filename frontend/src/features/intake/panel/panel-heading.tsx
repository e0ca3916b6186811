import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '26px 0 20px',
  '& > .MuiButton-root': { marginRight: -14 },
  [media.belowMd]: { padding: '12px 0 6px' },
});
const Title = styled('h1')({
  ...typeStyle('h1'),
  flex: 1,
  fontSize: '2.625rem',
  lineHeight: '48px',
  letterSpacing: '-.016em',
  '&:focus-visible': { outline: 'none' },
  [media.belowMd]: { fontSize: '2rem', lineHeight: '40px' },
});

/** The title of the panel, which takes the focus, and the way out. */
export function PanelHeading({
  headingRef,
  onClose,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}) {
  return (
    <Head>
      <Title ref={headingRef} tabIndex={-1}>
        Add Recipe
      </Title>
      <Button startIcon={<CloseIcon />} onClick={onClose}>
        Close
      </Button>
    </Head>
  );
}
