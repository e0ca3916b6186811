interface Said {
  /** What wrote it; null where it is not known. */
  engine?: string | null | undefined;
  winePairings?: readonly string[] | null | undefined;
  notices?: readonly string[] | null | undefined;
}

/** Who wrote a generated recipe, as its cook is told. `engine`: "offline", or the name of a provider. */
export const writtenBy = (engine: string): string =>
  `${
    engine === 'offline'
      ? 'Composed by Convivio’s own kitchen rules; no model has written it.'
      : 'Written by an AI model, and checked against the diet and time you chose.'
  } The chef has neither written nor seen it.`;

/** What a generated recipe says that a recipe has no fields for, as paragraphs of its comments. */
export const generatedComments = ({ winePairings, notices, engine }: Said): string[] => [
  ...(winePairings?.length ? [`To drink: ${winePairings.join(' ')}`] : []),
  ...(notices ?? []),
  ...(engine ? [writtenBy(engine)] : []),
];
