import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation, useParams } from 'react-router-dom';
import { OfferedInvitationDocument } from '../../../generated/documents/offered-invitation.ts';
import type { OfferedInvitationQuery } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { LoadingScreen } from '../../../shared/ui/loading/loading-screen.tsx';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { cookName } from './cook-name.ts';
import { InvitationOffer } from './invitation-offer.tsx';
import {
  AlreadyTogether,
  InvalidInvitation,
  OwnInvitation,
  UnavailableInvitation,
} from './other-standings.tsx';

const Who = styled('span')({
  color: colour.ink2,
  fontSize: '.9375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** /invite/{code} */
export function InvitationPage() {
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  useDocumentTitle('Invitation');
  // What one stands to it depends on who one is.
  const { data, error, refetch } = useQuery(OfferedInvitationDocument, {
    variables: { code },
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch().catch(() => {});
  return (
    <>
      <Header
        keepActions
        actions={
          user ? (
            <Who dir="auto">{cookName(user)}</Who>
          ) : (
            <Button component="a" href={paths.login.getHref(pathname)}>
              Sign In
            </Button>
          )
        }
      />
      <PageWidth as="main">
        {data ? (
          <Standing invitation={data.invitation} code={code} onRefused={again} />
        ) : error ? (
          <Unread error={error} onRetry={again} />
        ) : (
          <LoadingScreen />
        )}
      </PageWidth>
    </>
  );
}

export type Offered = OfferedInvitationQuery['invitation'];

interface StandingProps {
  invitation: Offered;
  code: string;
  /** It could not be accepted. */
  onRefused: () => void;
}

function Standing({ invitation, code, onRefused }: StandingProps) {
  const { standing, owner, expiresAt } = invitation;
  if (standing === 'unavailable') return <UnavailableInvitation message={invitation.message} />;
  if (standing === 'invalid' || owner === null || expiresAt === null)
    return <InvalidInvitation message={invitation.message} />;
  switch (standing) {
    case 'own':
      return <OwnInvitation expiresAt={expiresAt} />;
    case 'collaborating':
    case 'accepted':
      return (
        <AlreadyTogether
          owner={owner}
          since={invitation.collaboratingSince}
          free={standing === 'collaborating' && invitation.valid}
        />
      );
    case 'open':
      return <InvitationOffer owner={owner} {...{ expiresAt, code, onRefused }} />;
  }
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      picture="broken"
      page
      title="The invitation could not be read"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="outlined" startIcon={<RetryIcon />} onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}
