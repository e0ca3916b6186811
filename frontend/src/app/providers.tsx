import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { recipePolicies } from '../kitchen/recipe/recipe-policies.ts';
import { createApolloClient } from '../shared/api/apollo-client.ts';
import { Toasts } from '../shared/toasts/toasts.tsx';
import { SessionProvider } from '../shared/session/session-provider.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { Look } from '../shared/theme/look.tsx';

/** Look, toasts, who is here, and the graph: what every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Look>
      <SessionProvider>
        <Graph>{children}</Graph>
      </SessionProvider>
      <Toasts />
    </Look>
  );
}

/** What one cook has read is not shown to the next: each has a cache of their own. */
function Graph({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return <OwnGraph key={user?.id ?? 'visitor'}>{children}</OwnGraph>;
}

function OwnGraph({ children }: { children: ReactNode }) {
  const [client] = useState(() => createApolloClient({ typePolicies: recipePolicies }));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
