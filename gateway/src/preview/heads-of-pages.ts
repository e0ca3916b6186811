import type { HeadOf } from '../http/web-app.ts';
import type { RequestState } from '../http/request-state.ts';
import type { RequestLimit } from '../http/rate-limits.ts';
import type { RunOperation } from '../rest/run-operation.ts';
import { previewFinder } from './find-preview.ts';
import { previewTags, titleElement } from './page-preview.ts';

/**
 * The title and the tags with which chats and search engines show a public recipe, one that is shared, or a collection. A browser asks for a
 * page without a token: as a visitor. A page is always sent; what is looked up for it is counted as a request of its address.
 */
export function headsOfPages(run: RunOperation, { take }: Pick<RequestLimit, 'take'>): HeadOf {
  const findPreview = previewFinder(run);
  return async (request, response) => {
    const { requestId, guesses } = response.locals as RequestState;
    const preview = await findPreview(
      request,
      { authorization: undefined, requestId, ...(guesses && { guesses }) },
      () => take(request, response, 1),
    );
    const origin = `${request.protocol}://${request.get('host') ?? 'localhost'}`;
    if (!preview || !URL.canParse(origin)) return null;
    return { title: titleElement(preview), tags: previewTags(preview, origin, request.path) };
  };
}
