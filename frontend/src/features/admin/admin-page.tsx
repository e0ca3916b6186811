import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { paths, type AdminTab } from '../../shared/api/paths.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { lazyPart, type LazyPart } from '../../shared/lazy/lazy-part.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { AccessDenied, AuthenticationRequired } from './admin-gates.tsx';
import { LoadingPart } from './parts/loading-part.tsx';

const loading = <LoadingPart label="Loading..." />;

const tabs: Record<AdminTab, { label: string; Part: LazyPart<object> }> = {
  overview: {
    label: 'Overview',
    Part: lazyPart(async () => (await import('./overview/overview-tab.tsx')).OverviewTab, loading),
  },
  users: {
    label: 'User Management',
    Part: lazyPart(async () => (await import('./users/users-tab.tsx')).UsersTab, loading),
  },
  invitations: {
    label: 'Invitations',
    Part: lazyPart(
      async () => (await import('./invitations/invitations-tab.tsx')).InvitationsTab,
      loading,
    ),
  },
  system: {
    label: 'System',
    Part: lazyPart(async () => (await import('./system/system-tab.tsx')).SystemTab, loading),
  },
  ingredients: {
    label: 'Ingredients',
    Part: lazyPart(
      async () => (await import('./ingredients/ingredients-tab.tsx')).IngredientsTab,
      loading,
    ),
  },
  audit: {
    label: 'Audit',
    Part: lazyPart(async () => (await import('./audit/audit-tab.tsx')).AuditTab, loading),
  },
};

const Title = styled('h1')({
  ...typeStyle('h1'),
  padding: '30px 0 0',
  fontSize: '2.625rem',
  lineHeight: '46px',
  letterSpacing: '-.016em',
  '&:focus-visible': { outline: 'none' },
  [media.belowMd]: { paddingTop: 18, fontSize: '2.125rem', lineHeight: '38px' },
});
const Tabs = styled('nav')({
  display: 'flex',
  gap: 28,
  marginTop: 16,
  borderBottom: `1px solid ${colour.line}`,
  '& a': {
    padding: '10px 0 13px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: colour.ink2,
    '&:hover': { color: colour.cobalt },
    '&.active': {
      color: colour.cobalt,
      fontWeight: 600,
      boxShadow: `inset 0 -2px ${colour.cobalt}`,
    },
  },
  [media.belowMd]: {
    gap: 22,
    margin: '8px calc(var(--gutter) * -1) 0',
    padding: '0 var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

/** /admin and its tabs, for administrators; others are told why not. */
export function AdminPage() {
  const { user } = useSession();
  const { tab = 'overview' } = useParams();
  if (!user) return <AuthenticationRequired />;
  if (!user.isAdmin) return <AccessDenied email={user.email} />;
  if (!Object.hasOwn(tabs, tab)) return <Navigate to={paths.admin.getHref()} replace />;
  return <Dashboard tab={tab as AdminTab} />;
}

function Dashboard({ tab }: { tab: AdminTab }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const bar = useRef<HTMLElement>(null);
  const { label, Part } = tabs[tab];
  useDocumentTitle(tab === 'overview' ? 'Admin' : `${label} · Admin`);
  // Beyond the edge of a small screen it would not be seen which one is open.
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-current=page]');
    chosen?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [tab]);
  return (
    <>
      <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      <PageWidth as="main">
        <Title ref={heading} tabIndex={-1}>
          Admin Dashboard
        </Title>
        <Tabs ref={bar} aria-label="Admin">
          {Object.entries(tabs).map(
            ([
              name,
              {
                label: word,
                Part: { fetch },
              },
            ]) => (
              <NavLink
                key={name}
                end
                to={paths.admin.getHref(name as AdminTab)}
                onPointerEnter={fetch}
                onFocus={fetch}
              >
                {word}
              </NavLink>
            ),
          )}
        </Tabs>
        <Part key={tab} />
      </PageWidth>
    </>
  );
}
