import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { bothComments, CommentsConflict, goToQuestion } from './comments-conflict.tsx';
import { useCommentsEdit } from './use-comments-edit.ts';

interface CommentsFormProps {
  open: boolean;
  recipeId: string;
  comments: string;
  /** The version of the recipe that has these comments. */
  version: number;
  /** With what was kept, if anything was. */
  onClose: (kept?: string) => void;
}

/** What the server keeps, in characters. */
const longest = 20_000;

const Form = styled('form')({ marginTop: 10, display: 'grid', gap: 12 });
const Buttons = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  '& > .MuiButton-text:last-child': { marginRight: -14 },
});

/** The comments' own edit mode. What was typed stays where it is until it is kept. */
export function CommentsForm(props: CommentsFormProps) {
  return props.open ? <OpenForm {...props} /> : null;
}

function OpenForm({ recipeId, comments, version, onClose }: CommentsFormProps) {
  const { user } = useSession();
  const { written, write, close, save, saving, failure, theirs, settle } = useCommentsEdit({
    userId: user?.id ?? '',
    recipeId,
    comments,
    version,
    onClose,
  });
  const question = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useQuestionFocus(theirs, question, field);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (theirs) goToQuestion(question.current);
    else if (!saving) void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    // Text that would be lost stays.
    if (event.key === 'Escape' && written.typed === written.base.text) close();
  };
  return (
    <Form onSubmit={submit} onKeyDown={press}>
      {theirs && (
        <CommentsConflict
          who={theirs.updatedBy && theirs.updatedBy !== user?.firstName ? theirs.updatedBy : null}
          theirs={theirs.comments.trim()}
          question={question}
          onBoth={() =>
            settle(theirs, bothComments(written.base.text, theirs.comments, written.typed))
          }
          onMine={() => settle(theirs, written.typed)}
          onTheirs={() => !saving && close(theirs.comments)}
        />
      )}
      <Field
        label={theirs ? 'Yours' : 'Comments'}
        hideLabel={!theirs}
        inputRef={field}
        multiline
        minRows={4}
        maxRows={16}
        autoFocus
        value={written.typed}
        onChange={(event) => write({ typed: event.target.value })}
        error={failure}
        inputProps={{ dir: 'auto', maxLength: longest }}
      />
      <FormButtons onCancel={() => close()} saving={saving} asked={theirs !== null} />
    </Form>
  );
}

/** A question takes the keyboard; where its answer could not be kept, what was written gets it back. */
function useQuestionFocus(
  theirs: unknown,
  question: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (theirs) goToQuestion(question.current);
    else if (wasAsked.current) field.current?.focus();
    wasAsked.current = Boolean(theirs);
  }, [theirs, question, field]);
}

interface FormButtonsProps {
  onCancel: () => void;
  saving: boolean;
  /** The question has buttons of its own that save. */
  asked: boolean;
}

function FormButtons({ onCancel, saving, asked }: FormButtonsProps) {
  return (
    <Buttons>
      <Button onClick={onCancel} disabled={saving}>
        Cancel
      </Button>
      {!asked && (
        <Button type="submit" variant="contained">
          {saving ? 'Saving' : 'Save'}
        </Button>
      )}
    </Buttons>
  );
}
