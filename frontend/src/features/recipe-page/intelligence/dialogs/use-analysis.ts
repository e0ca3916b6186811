import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Told {
  /** What is told when an analysis has come that was asked for here. */
  done?: () => void;
  failed?: () => void;
}

export interface AskedAnalysis<Recipe> {
  /** Undefined until it is there. */
  recipe: Recipe | undefined;
  failed: boolean;
  ask: () => Promise<unknown>;
}

/** An analysis of a recipe: asked for when it is first opened, and again when the cook says so. How it ended is told once. */
export function useAnalysis<Recipe>(
  query: TypedDocumentNode<{ recipe: Recipe }, { id: string }>,
  id: string,
  { done, failed }: Told = {},
): AskedAnalysis<Recipe> {
  const { data, error, loading, refetch } = useQuery(query, { variables: { id } });
  const recipe = (data as { recipe: Recipe } | undefined)?.recipe;
  const untold = useRef(recipe === undefined);
  const tell = useEffectEvent(() => {
    if (!untold.current) return;
    untold.current = false;
    if (error) failed?.();
    else done?.();
  });
  useEffect(() => {
    if (!loading) tell();
  }, [loading]);
  return {
    recipe,
    failed: error !== undefined && recipe === undefined && !loading,
    ask: () => {
      untold.current = recipe === undefined;
      return refetch().catch(() => {});
    },
  };
}
