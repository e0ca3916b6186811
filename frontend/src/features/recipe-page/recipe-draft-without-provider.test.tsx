import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, open } from './test-kit/open-recipe.ts';

test('without a provider, which would read it otherwise, no other try is offered', async () => {
  backend.provider = false;
  await open({ draft: { reason: 'It may be handwriting.', jobId: '7' } });
  await named('region', 'Draft: read with low confidence');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await named('button', 'Correct it');
});
