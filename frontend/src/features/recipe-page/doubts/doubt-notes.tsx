import type { ShownRecipe } from '../shown-recipe.ts';
import { DoubtNote } from './doubt-note.tsx';
import { DoubtSummary } from './doubt-summary.tsx';
import type { Correct, DoubtNotes } from './use-doubt-notes.ts';

/** The doubts of a recipe, each where its words are. */
export function doubtNotes(recipe: ShownRecipe, onCorrect: Correct | null): DoubtNotes {
  const note = (part: 'title' | 'ingredient' | 'step', index: number | null) => {
    const doubts = recipe.doubts.filter((doubt) => doubt.part === part && doubt.index === index);
    return (
      doubts.length > 0 && <DoubtNote recipe={recipe} part={part} index={index} doubts={doubts} />
    );
  };
  return {
    summary: <DoubtSummary recipe={recipe} onCorrect={onCorrect} />,
    title: note('title', null),
    line: (index) => note('ingredient', index),
    step: (index) => note('step', index),
  };
}
