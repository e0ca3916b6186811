import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { counted } from '../../kitchen/labels/counts.ts';
import { useRole, type Role } from '../../kitchen/collection/use-role.ts';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { serif } from '../../shared/theme/typography.data.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { RetryIcon } from '../../shared/ui/icons/icons.ts';
import { LoadingScreen } from '../../shared/ui/loading/loading-screen.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Rim } from '../../shared/ui/page/rim.tsx';
import { CollectionCard } from './collection-card.tsx';
import { useCollection, type ShownCollection } from './use-collection.ts';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 48,
  alignItems: 'end',
  padding: '38px 0 34px',
  '& h1': {
    ...typeStyle('h1'),
    maxWidth: '14em',
    fontSize: '3.25rem',
    lineHeight: '55px',
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: 22 },
  [media.belowSm]: { padding: '22px 0', '& h1': { fontSize: '2.1875rem', lineHeight: '39px' } },
});
const Figures = styled('dl')({
  display: 'flex',
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '0 26px' },
  '& > div + div': { borderLeft: `1px solid ${colour.line}` },
  '& > div:first-of-type': { paddingLeft: 0 },
  '& > div:last-of-type': { paddingRight: 0 },
  '& dt': { color: colour.ink2, fontSize: '.9375rem', whiteSpace: 'nowrap' },
  '& dd': {
    margin: 0,
    fontFamily: serif,
    fontSize: '3.25rem',
    fontWeight: 540,
    lineHeight: '52px',
    letterSpacing: '-.02em',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  [media.belowSm]: {
    '& > div': { flex: 1, padding: '0 14px' },
    '& dt': { fontSize: '.875rem' },
    '& dd': { fontSize: '2.5rem', lineHeight: '42px' },
  },
});
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '40px 24px',
  padding: '24px 0 40px',
  [media.belowLg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 28 },
  [media.belowSm]: { columnGap: 14, paddingTop: 16 },
});
const Whose = styled('p')({ paddingTop: 14, color: colour.ink2 });
const More = styled('div')({ display: 'grid', justifyItems: 'center', paddingBottom: 72 });

/** /collaborate/{userId}: what of a cook's collection one may see. */
export function CollaboratePage() {
  const { userId = '' } = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const { shown, error, refresh, more } = useCollection(userId);
  useDocumentTitle(shown?.owner ? `${shown.owner.name}'s Recipe Collection` : null);
  const back = { to: paths.home.getHref(), label: 'Back to Recipes' };
  return (
    <>
      {user ? (
        <Header back={back} />
      ) : (
        <Header
          keepActions
          actions={
            <Button component="a" href={paths.login.getHref(pathname)}>
              Sign In
            </Button>
          }
        />
      )}
      <PageWidth as="main">
        {shown ? (
          <Collection shown={shown} more={more} />
        ) : error ? (
          <NotAvailable text={sentenceOf(error, 'Try again in a moment.')}>
            <Button variant="outlined" startIcon={<RetryIcon />} onClick={refresh}>
              Retry
            </Button>
          </NotAvailable>
        ) : (
          <LoadingScreen />
        )}
      </PageWidth>
    </>
  );
}

interface CollectionProps {
  shown: ShownCollection;
  /** Reads the next page; null where there is none. */
  more: (() => void) | null;
}

function Collection({ shown: { owner, collection }, more }: CollectionProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const role = useRole(owner?.id);
  const home = (
    <Button variant="outlined" component={Link} to={paths.home.getHref()}>
      Go to Homepage
    </Button>
  );
  if (!owner)
    return (
      <NotAvailable text="There is no shared collection at this address.">{home}</NotAvailable>
    );
  if (collection.recipeCount === 0)
    return (
      <NothingShared name={owner.name} role={role}>
        {home}
      </NothingShared>
    );
  return (
    <>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          Welcome to <bdi>{owner.name}'s</bdi> Recipe Collection
        </h1>
        <Figures>
          <Figure of="Total recipes" count={collection.recipeCount} />
          <Figure of="Main dishes" count={collection.mainCount} />
          <Figure of="Desserts" count={collection.dessertCount} />
        </Figures>
      </Head>
      <Rim />
      {collection.complete && (
        <Whose>You see all of these recipes. Visitors see those that are public.</Whose>
      )}
      <Grid>
        {collection.recipes.nodes.map((recipe) => (
          <li key={recipe.id}>
            <CollectionCard recipe={recipe} />
          </li>
        ))}
      </Grid>
      {more && (
        <More>
          <Button variant="outlined" onClick={more}>
            Show more
          </Button>
        </More>
      )}
    </>
  );
}

interface NothingSharedProps {
  name: string;
  role: Role;
  children: ReactNode;
}

function NothingShared({ name, role, children }: NothingSharedProps) {
  const text = {
    owner:
      'Add a recipe, and it appears here for you and your collaborators. Visitors see it once it is public.',
    collaborator: (
      <>
        <bdi>{name}</bdi> has no recipes yet. Add one, and it appears here.
      </>
    ),
    other: (
      <>
        <bdi>{name}</bdi> has not made any recipe public. Come back later, or ask for an invitation.
      </>
    ),
  }[role];
  return (
    <EmptyState picture="plate" page title="No recipes shared yet" text={text}>
      {children}
    </EmptyState>
  );
}

const Figure = ({ of, count }: { of: string; count: number }) => (
  <div>
    <dt>{of}</dt>
    <dd>{counted(count)}</dd>
  </div>
);

function NotAvailable({ text, children }: { text: string; children: ReactNode }) {
  return (
    <EmptyState picture="broken" page title="Collaboration Not Available" text={text}>
      {children}
    </EmptyState>
  );
}
