import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { BackLink } from './back-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { HeaderLine } from './header-line.ts';
import { PageWidth } from './page-width.tsx';

interface HeaderProps {
  /** A way back: to where, and its words. On small screens the brand's word makes room for it. */
  back?: { to: string; label: string };
  /** Buttons at the right, on screens of 900 px and more unless `keepActions`. */
  actions?: ReactNode;
  /** Keeps `actions` on small screens too (Sign In, Cancel and Save). */
  keepActions?: boolean;
  /** On the smallest screens the way back is an arrow alone. */
  tight?: boolean;
  /** What small screens show instead of `actions`: one menu button with all of it. */
  smallMenu?: ReactNode;
  /** Works where there is no router. */
  plain?: boolean;
  /** Without the hairline below (landing page). */
  borderless?: boolean;
}

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  backgroundColor: colour.page,
  borderBottom: `1px solid ${colour.line}`,
  '&[data-borderless]': { borderBottomColor: 'transparent' },
  [media.print]: { display: 'none' },
});

const Skip = styled('a')({
  position: 'absolute',
  left: 'var(--gutter)',
  top: -80,
  zIndex: 1,
  padding: '12px 18px',
  borderRadius: 999,
  backgroundColor: colour.surface,
  color: colour.cobalt,
  fontSize: '.9375rem',
  fontWeight: 550,
  lineHeight: '20px',
  '&:focus': { top: 12 },
});
const Row = styled(PageWidth)({
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  height: 'var(--bar)',
  [media.belowMd]: { gap: 12 },
});
const Actions = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 'auto',
  '&:not([data-keep])': { [media.belowMd]: { display: 'none' } },
});
const SmallMenu = styled('nav')({
  display: 'none',
  [media.belowMd]: { display: 'flex', marginLeft: 'auto', marginRight: -10 },
});

/** The bar that stays on top of every page. */
export function Header({
  back,
  actions,
  keepActions = false,
  tight = false,
  smallMenu,
  plain = false,
  borderless = false,
}: HeaderProps) {
  return (
    <Bar {...(borderless && { 'data-borderless': '' })}>
      <Skip href="#" onClick={skipToContent}>
        Skip to content
      </Skip>
      <Row>
        <BrandMark markOnly={Boolean(back)} plain={plain} />
        {back && <BackLink {...back} tight={tight} />}
        {actions && (
          <Actions aria-label="Actions" {...(keepActions && { 'data-keep': '' })}>
            {actions}
          </Actions>
        )}
        {smallMenu && <SmallMenu aria-label="Menu">{smallMenu}</SmallMenu>}
      </Row>
      {use(HeaderLine)}
    </Bar>
  );
}

function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
