import { getConfig } from '@testing-library/react';

const whole = getConfig().getElementError;

/**
 * What a query throws that found nothing. One that is asked until it finds does so again and again, and the last time once more with
 * this page: printing the page each time took much of the time of a test.
 */
export function notFound(message: string | null, container: Element): Error {
  // Testing Library keeps here that it will ask again.
  const { _disableExpensiveErrorDiagnostics: asksAgain } = getConfig() as unknown as {
    _disableExpensiveErrorDiagnostics: boolean;
  };
  if (!asksAgain) return whole(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
