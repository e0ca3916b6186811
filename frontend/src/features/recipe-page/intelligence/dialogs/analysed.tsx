import type { ReactNode } from 'react';
import { bar } from '../../../../shared/ui/loading/skeleton.tsx';
import { MissingAnalysis } from '../parts/missing-analysis.tsx';
import type { AskedAnalysis } from './use-analysis.ts';

interface AnalysedProps<Recipe, Result> {
  asked: AskedAnalysis<Recipe>;
  of: (recipe: Recipe) => Result | null;
  /** What is said where it could not be had. */
  failure: string;
  /** What is said where the recipe has none. */
  nothing?: string;
  children: (result: Result) => ReactNode;
}

/** An analysis in its dialog: its boxes while it is made, itself, or why it is not there. */
export function Analysed<Recipe, Result>({
  asked: { recipe, failed, ask },
  of,
  failure,
  nothing = 'No ingredients available, or more than can be analysed',
  children,
}: AnalysedProps<Recipe, Result>) {
  if (failed) return <MissingAnalysis onRetry={() => void ask()}>{failure}</MissingAnalysis>;
  if (recipe === undefined)
    return (
      <div role="status" aria-busy aria-label="Loading...">
        {bar(64, '40%')}
        {['90%', '72%', '84%', '66%'].map((width) => (
          <div key={width}>{bar(22, width, 20)}</div>
        ))}
      </div>
    );
  const result = of(recipe);
  return result === null ? <MissingAnalysis>{nothing}</MissingAnalysis> : children(result);
}
