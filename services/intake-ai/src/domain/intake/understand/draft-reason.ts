import { whatIsTheMatter, type ProviderTrouble } from '../../provider/provider-trouble.ts';

/** Why a faint reading that no provider has read is only a draft; `asLines` says that no more than lines were made of it. */
export function draftReason(trouble: ProviderTrouble | null, asLines: boolean): string {
  const lines = asLines
    ? ' What was read of it stands below line by line: write the recipe from it.'
    : '';
  return trouble
    ? `${whatIsTheMatter(trouble)}, and without it the picture was read with low confidence.${lines} Retry, or compare it with the picture.`
    : `The picture was read with low confidence: it may be handwriting, or blurred.${lines} Compare it with the picture before you cook from it.`;
}
