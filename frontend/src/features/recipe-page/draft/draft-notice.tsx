import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { KeepDraftDocument } from '../../../generated/documents/keep-draft.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { CheckIcon, EditIcon, RetryIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import { ArchiveIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { useRecipeActions } from '../actions/use-recipe-actions.ts';
import { SourcePicture } from '../../../kitchen/source-picture/source-picture.tsx';
import type { Correct } from '../doubts/use-doubt-notes.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { useProvider } from './use-provider.ts';
import { useRetry } from './use-retry.ts';

const Box = styled('section')({
  display: 'grid',
  gridTemplate: "'words picture' auto 'doubts picture' 1fr / minmax(0, 1fr) minmax(0, 1fr)",
  gap: '16px 32px',
  margin: '0 0 32px',
  padding: '18px 20px',
  borderRadius: 12,
  backgroundColor: colour.ironTint,
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBottom: 6,
    font: 'inherit',
    fontWeight: 600,
  },
  '& h2 .MuiSvgIcon-root': { color: colour.iron },
  [media.belowMd]: { display: 'flex', flexDirection: 'column' },
  [media.print]: { display: 'none' },
});
/** Stays in view beside a long list of doubts. */
const Beside = styled('div')({
  gridArea: 'picture',
  alignSelf: 'start',
  position: 'sticky',
  top: 'calc(var(--header) + 16px)',
  [media.belowMd]: { position: 'static', alignSelf: 'stretch' },
});
/** The doubts, in the same box. */
const Doubts = styled('div')({
  gridArea: 'doubts',
  '&:empty': { display: 'none' },
  '& > section': {
    margin: 0,
    padding: '16px 0 0',
    borderTop: `1px solid ${colour.line}`,
    borderRadius: 0,
  },
});
const Failure = styled('p')({ marginTop: 8, color: colour.tomato });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 });

interface DraftNoticeProps {
  recipe: ShownRecipe;
  draft: NonNullable<ShownRecipe['draft']>;
  onCorrect: Correct;
  /** What in it is doubted. */
  children: ReactNode;
}

/** Says that what was read may be nonsense, with the picture it was read from beside it, and what can be done. */
export function DraftNotice({ recipe, draft, onCorrect, children }: DraftNoticeProps) {
  const provider = useProvider();
  const { reading, failure, retry } = useRetry(draft.jobId);
  const { archive } = useRecipeActions(recipe);
  const [keep] = useMutation(KeepDraftDocument, {
    variables: { id: recipe.id },
    onError: (error) =>
      notify.error({
        title: 'This could not be kept',
        text: sentenceOf(error, 'Try again in a moment.'),
      }),
  });
  return (
    <Box aria-labelledby="draft">
      <div style={{ gridArea: 'words' }}>
        <h2 id="draft">
          <WarningIcon />
          Draft: read with low confidence
        </h2>
        <p>{draft.reason}</p>
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          {provider && (
            <Button
              variant="contained"
              startIcon={<RetryIcon />}
              disabled={reading}
              onClick={() => void retry()}
            >
              {reading ? 'Reading it again' : 'Retry'}
            </Button>
          )}
          <Button
            variant={provider ? 'outlined' : 'contained'}
            startIcon={<EditIcon />}
            disabled={reading}
            onClick={() => onCorrect(null)}
          >
            Correct it
          </Button>
          <Button
            variant="outlined"
            startIcon={<CheckIcon />}
            disabled={reading}
            onClick={() => void keep()}
          >
            Keep it
          </Button>
          <Button startIcon={<ArchiveIcon />} disabled={reading} onClick={() => void archive()}>
            Discard
          </Button>
        </Actions>
      </div>
      <Beside>
        <SourcePicture recipe={recipe} opened />
      </Beside>
      <Doubts>{children}</Doubts>
    </Box>
  );
}
