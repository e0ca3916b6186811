import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';

/** They could not be read. */
export function UnreachableTemplates({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      picture="broken"
      title="The templates could not be opened"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="contained" onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}

/** Nothing was kept as a template yet. */
export function NoTemplates() {
  return (
    <EmptyState
      picture="plate"
      title="No templates yet"
      text="Open a recipe and choose Keep as Template in its Actions menu. It is the beginning of the next one like it."
    >
      <Button variant="outlined" component={Link} to={paths.home.getHref()}>
        Browse All Recipes
      </Button>
    </EmptyState>
  );
}
