import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RecipeDocument } from '../../../generated/documents/recipe.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { keepCorrection, readCorrection } from './correction-draft.ts';
import { doubtBehind, goToDoubt } from './next-mark.ts';
import { sendCorrection, type Correction } from './send-correction.ts';

export interface Corrected extends Omit<Correction, 'text'> {
  recipe: ShownRecipe;
  /** The line as it stands. */
  original: string;
}

/** The correction of one line: its draft, its save, and what becomes of it when somebody else changes the line first. */
export function useCorrection({ recipe, original, ...place }: Corrected, onClose: () => void) {
  const client = useApolloClient();
  const userId = useSession().user?.id ?? '';
  const { doubtId } = place;
  const [typed, setTyped] = useState(() => readCorrection(userId, recipe.id, doubtId) ?? original);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  const drop = () => keepCorrection(userId, recipe.id, doubtId, null);
  const write = (text: string) => {
    setTyped(text);
    keepCorrection(userId, recipe.id, doubtId, text === original ? null : text);
  };
  const close = () => {
    drop();
    onClose();
  };
  const save = async () => {
    if (underWay.current) return;
    const next = doubtBehind(doubtId);
    setFailure(null);
    setSaving((underWay.current = true));
    try {
      const text = typed.trim();
      const saved = await sendCorrection(client, recipe, { ...place, text });
      underWay.current = false;
      if (!saved) return void (await readAnew(client, recipe.id));
      drop();
      void refreshLibrary(client);
      notify.success(text === '' ? removed(place.part, original) : { title: 'Line saved' });
      goToDoubt(next, place);
    } catch (error) {
      setFailure(sentenceOf(error, 'What you wrote is still here: try again in a moment.'));
    } finally {
      setSaving((underWay.current = false));
    }
  };

  // A line that somebody else has changed takes its form along; what was typed is not lost without a word.
  const tell = useEffectEvent(() => {
    if (underWay.current || typed === original) return;
    const known = client.readQuery({ query: RecipeDocument, variables: { id: recipe.id } });
    if (!known || known.recipe.doubts.some(({ id }) => id === doubtId)) return;
    if (readCorrection(userId, recipe.id, doubtId) === null) return;
    drop();
    notify.error({
      title: 'This line was changed in the meantime',
      text: `What you wrote was not saved: “${typed}”`,
    });
  });
  useEffect(() => () => tell(), []);

  return { typed, write, close, save, saving, failure, changed: typed !== original };
}

/** Says what is gone, so that it can be written again. */
const removed = (part: Correction['part'], original: string) => ({
  title: part === 'step' ? 'Step removed' : 'Line removed',
  text: `It said: “${original}”`,
});

const readAnew = (client: ReturnType<typeof useApolloClient>, id: string) =>
  client.query({ query: RecipeDocument, variables: { id }, fetchPolicy: 'network-only' });
