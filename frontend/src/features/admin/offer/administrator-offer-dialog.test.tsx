import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { leavePage, mountFeature, named, toast } from '../../../test-kit/mount-feature.tsx';
import { AdministratorOfferDialog } from './administrator-offer-dialog.tsx';

let backend: FakeBackend;
let closed: number;
beforeEach(() => {
  backend = new FakeBackend();
  closed = 0;
});
afterEach(() => leavePage(backend));

const open = () =>
  mountFeature(backend, '/', {
    '/': <AdministratorOfferDialog open onClose={() => (closed += 1)} />,
  });

test('the role is taken or declined with one click', async () => {
  backend.fields.answerAdministratorOffer = () => true;
  const { user } = await open();
  await named('dialog', 'Administer this Convivio?');
  await user.click(await named('button', 'Become administrator'));
  await toast('You are the administrator');
  await user.click(await named('button', 'Decline'));
  await toast('Declined');
  expect(backend.asked('AnswerAdministratorOffer')).toEqual([{ accept: true }, { accept: false }]);
  await waitFor(() => expect(closed).toBe(2));
});

test('where somebody else was first, that is said', async () => {
  backend.fields.answerAdministratorOffer = () => {
    throw refusal('ADMINISTRATOR_NOT_OFFERED', 409, 'It is not offered to you any more.');
  };
  const { user } = await open();
  await user.click(await named('button', 'Become administrator'));
  await toast('The role could not be given to you');
});
