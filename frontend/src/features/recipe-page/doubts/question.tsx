import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../../../shared/ui/icons/icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { newInSentence } from './new-in-sentence.ts';
import { SourceWords } from './source-words.tsx';
import { isOfReading } from './place-of-doubt.ts';
import { useConfirmDoubt } from './use-confirm-doubt.ts';

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
  '& > .MuiSvgIcon-root': { color: colour.iron },
  '& > p': { fontWeight: 600 },
  '& > blockquote': { gridColumn: '1 / -1' },
});
const Answers = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& .MuiButton-outlined:not(:hover)': { backgroundColor: colour.page },
});

interface QuestionProps {
  recipe: ShownRecipe;
  doubt: ShownRecipe['doubts'][number];
  /** The source's words, where they are not shown already. */
  words: string | null;
  /** The line it is about, which stands above. */
  line?: string;
  /** Whether it can be answered now. */
  answerable: boolean;
  /** Its mark, where it has no line. */
  marked?: boolean;
  /** Further answers. */
  children: ReactNode;
}

/** Why something is worth a check, what the source says of it, and what can be said to that. */
export function Question({
  recipe,
  doubt,
  words,
  line,
  answerable,
  marked = false,
  children,
}: QuestionProps) {
  const confirm = useConfirmDoubt(recipe);
  const ofReading = isOfReading(doubt);
  return (
    <Box>
      <SourceWords words={words} lang={recipe.lang} />
      <WarningIcon />
      <p dir="auto">{newInSentence(doubt.sentence, [line ?? null, doubt.sourceWords])}</p>
      {answerable && (
        <Answers>
          <Button
            startIcon={ofReading ? <CloseIcon /> : <CheckIcon />}
            variant="outlined"
            onClick={() => confirm(doubt)}
            {...(marked && { 'data-doubt': doubt.id })}
          >
            {ofReading ? 'Dismiss' : 'Looks right'}
          </Button>
          {children}
        </Answers>
      )}
    </Box>
  );
}
