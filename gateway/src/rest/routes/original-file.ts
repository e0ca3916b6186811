import { notFound } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { sendFile } from '../../files/serve-file.ts';
import { fileAnswers } from '../answers/file-answers.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';
import { keyOfSignedLink } from '../signed-key.ts';

/** What a recipe was made from. */
export const originalFileRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/recipes/{id}/original-file',
    group: 'Recipes',
    access: 'visitor',
    summary: 'The file that a recipe was made from',
    more: 'Byte ranges are honoured. What a browser could run is sent as a download.',
    operation: graphql(`
      query RestOriginalFile($id: ID!) {
        recipe(id: $id) {
          originalFileUrl
        }
      }
    `),
    about: 'The file.',
    failures: [401],
    finish: {
      answers: fileAnswers,
      async send({ recipe: { originalFileUrl } }, { ports, request, response }) {
        if (!originalFileUrl)
          throw notFound('ORIGINAL_FILE_NOT_FOUND', 'This recipe was not made from a file.');
        // The same address answers others otherwise: a browser has to ask each time.
        const key = keyOfSignedLink(originalFileUrl);
        await sendFile(ports.files, key, request, response, 'private, no-cache');
      },
    },
  }),
];
