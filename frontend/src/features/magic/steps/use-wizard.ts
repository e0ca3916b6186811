import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCollectionTarget } from '../../../kitchen/collection/collection-target.tsx';
import type { Chef } from '../chefs/chef-lists.ts';
import type { ChefTool } from '../chefs/choose-chef.tsx';
import { useChefs } from '../chefs/use-chefs.ts';
import { useGeneration } from '../result/use-generation.ts';
import { useSaveRecipe, type SavedRecipe } from '../result/use-save-recipe.ts';
import { noWish, wishInput } from '../wish/wish.ts';

/** What the dialog shows of a step. */
export interface WizardStep {
  number: 1 | 2 | 3 | 4;
  title: string;
  width: 1000 | 1180;
  body: ReactNode;
  actions: ReactNode;
}

interface WizardOptions {
  open: boolean;
  onClose: () => void;
  forEvent: object | undefined;
  collection: string | undefined;
  onSaved: ((recipe: SavedRecipe) => void) | undefined;
}

/** How long "saved" is seen before the event comes back. */
const BACK_TO_EVENT_MS = 2_000;

/** What was chosen so far, and how the making stands. It stays while the dialog is closed: a recipe that was made is not lost. */
export function useWizard({ open, onClose, forEvent, collection, onSaved }: WizardOptions) {
  const chefs = useChefs(open);
  const [chef, setChef] = useState<Chef | null>(null);
  const [tool, setTool] = useState<ChefTool>(null);
  const [choosing, setChoosing] = useState<'chef' | 'wish'>('chef');
  const [wish, setWish] = useState(noWish);
  const { generation, generate, forget } = useGeneration();
  const target = useCollectionTarget(collection);
  const { save, saving } = useSaveRecipe(target.ownerId);
  const { closing, close } = useClosing(onClose, forEvent !== undefined);

  const begin = (by: Chef, requestVariety: boolean) => {
    const input = wishInput(by, wish, requestVariety);
    if (!input) return;
    setChef(by);
    void generate(input);
  };
  const startOver = () => {
    forget();
    setChoosing('chef');
    setWish(noWish);
  };
  const keep = async () => {
    if (generation.stage !== 'done') return;
    const kept = await save(generation.requestId, generation.recipe);
    if (!kept) return;
    onSaved?.(kept);
    close(startOver);
  };
  return {
    ...{ chefs, chef, setChef, tool, setTool, choosing, setChoosing, wish, setWish },
    ...{ generation, begin, forget, target, keep, saving, closing },
  };
}

export type Wizard = ReturnType<typeof useWizard>;

/** Closes the wizard behind a saved recipe: at once, or a moment later where it came from an event. */
function useClosing(onClose: () => void, later: boolean) {
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = (andThen: () => void) => {
    const end = () => {
      setClosing(false);
      onClose();
      andThen();
    };
    if (!later) return end();
    setClosing(true);
    timer.current = setTimeout(end, BACK_TO_EVENT_MS);
  };
  return { closing, close };
}
