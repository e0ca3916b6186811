import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { paths } from '../../shared/api/paths.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { useHeadingFocus } from '../../shared/browser/use-heading-focus.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

const Title = styled('h1')({
  ...typeStyle('h1'),
  padding: '28px 0 22px',
  '&:focus-visible': { outline: 'none' },
  [media.belowSm]: { padding: '18px 0 16px' },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: 72,
  paddingBottom: 56,
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /account: who one is, with what one signs in, where, and what is held. */
export function AccountPage() {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  const { user, refresh } = useSession();
  const [passwordsChanged, setPasswordsChanged] = useState(0);
  useDocumentTitle('Your account');
  if (!user) return null;
  return (
    <>
      <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      <PageWidth as="main">
        <Title ref={heading} tabIndex={-1}>
          Your account
        </Title>
        <Columns>
          <div>
            <ProfileForm user={user} onChanged={refresh} />
            <PasswordForm onChanged={() => setPasswordsChanged(passwordsChanged + 1)} />
          </div>
          <div>
            <Devices changed={passwordsChanged} />
            <OwnData />
            <DeleteAccount user={user} />
          </div>
        </Columns>
      </PageWidth>
    </>
  );
}
