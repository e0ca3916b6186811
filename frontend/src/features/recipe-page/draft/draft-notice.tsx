import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { KeepDraftDocument } from '../../../generated/documents/keep-draft.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { CheckIcon, RetryIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import { ArchiveIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { useRecipeActions } from '../actions/use-recipe-actions.ts';
import { SourcePicture } from '../doubts/source-picture.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';
import { useRetry } from './use-retry.ts';

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px 32px',
  margin: '0 0 32px',
  padding: '18px 20px',
  borderRadius: 12,
  backgroundColor: colour.ironTint,
  '& h2': { display: 'flex', alignItems: 'center', gap: 10, font: 'inherit', fontWeight: 600 },
  '& h2 .MuiSvgIcon-root': { color: colour.iron },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'none' },
});
const Failure = styled('p')({ marginTop: 8, color: colour.tomato });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 });

interface DraftNoticeProps {
  recipe: ShownRecipe;
  draft: NonNullable<ShownRecipe['draft']>;
}

/** Says that what was read may be nonsense, with the picture it was read from beside it, and what can be done. */
export function DraftNotice({ recipe, draft }: DraftNoticeProps) {
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
      <div>
        <h2 id="draft">
          <WarningIcon />
          Draft: read with low confidence
        </h2>
        <p>{draft.reason}</p>
        {failure && <Failure role="alert">{failure}</Failure>}
        <Actions>
          <Button
            variant="contained"
            startIcon={<RetryIcon />}
            disabled={reading}
            onClick={() => void retry()}
          >
            {reading ? 'Reading it again' : 'Retry'}
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
      <SourcePicture recipe={recipe} opened />
    </Box>
  );
}
