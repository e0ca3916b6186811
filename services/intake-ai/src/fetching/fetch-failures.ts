import { UPLOADABLE } from '@convivio/contracts/upload-limits';
import { invalid, ProductError } from '@convivio/platform/errors';

/** Why a link could not be fetched, each with the sentence a cook can act on. */
export const fetchFailures = {
  privateAddress: () =>
    invalid(
      'ADDRESS_NOT_PUBLIC',
      'This address is not on the public internet, so it cannot be imported. Paste the recipe text instead.',
    ),
  scheme: () => invalid('URL_SCHEME', 'Only http and https links can be imported.'),
  unknownHost: () =>
    invalid('SITE_UNKNOWN', 'There is no site at this address. Check the link and try again.'),
  redirects: () =>
    invalid(
      'TOO_MANY_REDIRECTS',
      'This link leads from page to page without an end. Open it in your browser and copy the address you arrive at.',
    ),
  tooLarge: () =>
    invalid(
      'PAGE_TOO_LARGE',
      'This page is larger than 8 MB, too large to be read. Paste the recipe text instead.',
    ),
  notAPage: (type: string) =>
    invalid(
      'NOT_A_PAGE',
      `This link does not lead to a web page but to a file (${type}). ${UPLOADABLE}`,
    ),
  unreadable: () =>
    new ProductError(
      502,
      'SITE_UNREADABLE',
      'The site sent its page in a form that cannot be read. Paste the recipe text instead.',
    ),
  timeout: () =>
    new ProductError(
      504,
      'SITE_TIMEOUT',
      'The site did not answer within 10 seconds. Try again later, or paste the recipe text instead.',
    ),
  unreachable: () =>
    new ProductError(
      502,
      'SITE_UNREACHABLE',
      'The site cannot be reached. Try again later, or paste the recipe text instead.',
    ),
  status(status: number): ProductError {
    if (status === 404 || status === 410)
      return invalid(
        'PAGE_NOT_FOUND',
        `There is no page at this address (${status}). Check the link and try again.`,
      );
    if (status >= 500)
      return new ProductError(
        502,
        'SITE_FAILED',
        `The site has a problem of its own (${status}). Try again later, or paste the recipe text instead.`,
      );
    return new ProductError(
      502,
      'SITE_REFUSED',
      'The site refused our request. Paste the recipe text instead.',
    );
  },
};
