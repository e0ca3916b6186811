import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { RecipePageSkeleton } from '../../kitchen/recipe/recipe-page-skeleton.tsx';

interface EditOpeningProps {
  back: { to: string; label: string };
  /** Why what is to be edited could not be read; undefined while it is being read. */
  error: unknown;
  /** "The recipe could not be opened" */
  title: string;
  refetch: () => Promise<unknown>;
  /** The other way on. */
  children: ReactNode;
}

/** What shows until the form can: the outline of a page, or why it could not be opened. */
export function EditOpening({ back, error, title, refetch, children }: EditOpeningProps) {
  return (
    <>
      <Header back={back} />
      {error ? (
        <PageWidth as="main">
          <EmptyState
            picture="broken"
            page
            title={title}
            text={sentenceOf(error, 'Try again in a moment.')}
          >
            <Button variant="contained" onClick={() => void refetch().catch(() => {})}>
              Try Again
            </Button>
            {children}
          </EmptyState>
        </PageWidth>
      ) : (
        <RecipePageSkeleton />
      )}
    </>
  );
}
