import { z } from 'zod';
import { MOST_PAGES } from '@convivio/contracts/upload-limits';
import { notFound } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { sendFile } from '../../files/serve-file.ts';
import { fileAnswers } from '../answers/file-answers.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';
import { keyOfSignedLink } from '../signed-key.ts';

const pageNumber = z.coerce
  .number('must be the number of a page')
  .int('must be the number of a page')
  .min(1, 'must be the number of a page')
  .max(MOST_PAGES, 'must be the number of a page')
  .optional()
  .describe('Which of the pictures that are its pages; the first unless told.');

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
          originalFiles {
            url
          }
        }
      }
    `),
    also: { page: pageNumber },
    about: 'The file.',
    failures: [401],
    finish: {
      answers: fileAnswers,
      async send({ recipe: { originalFiles } }, { ports, query, request, response }) {
        const { page = 1 } = query as { page?: number };
        const file = originalFiles[page - 1];
        if (!file)
          throw notFound(
            'ORIGINAL_FILE_NOT_FOUND',
            originalFiles.length === 0
              ? 'This recipe was not made from a file.'
              : `This recipe has no page ${page}.`,
          );
        // The same address answers others otherwise: a browser has to ask each time.
        const key = keyOfSignedLink(file.url);
        await sendFile(ports.files, key, request, response, 'private, no-cache');
      },
    },
  }),
];
