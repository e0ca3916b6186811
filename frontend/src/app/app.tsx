import { ErrorBoundary } from '../shared/ui/failure/error-boundary.tsx';
import { AppRouter } from './app-router.tsx';
import { Providers } from './providers.tsx';

/** The whole web app. */
export function App() {
  return (
    <Providers>
      <ErrorBoundary onError={(error) => console.error(error)}>
        <AppRouter />
      </ErrorBoundary>
    </Providers>
  );
}
