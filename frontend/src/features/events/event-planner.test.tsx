import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Event } from '../../generated/api-resolvers.ts';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { CollectionsProvider } from '../../kitchen/collection/collections-provider.tsx';
import { buildCollaboration } from '../../test-kit/records.ts';
import { EventPlannerPage } from './planner/event-planner-page.tsx';
import { buildEvent, serveEvents } from './test-kit/event-kitchen.ts';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

const open = (events: Event[]) => {
  serveEvents(backend, events);
  return mountFeature(backend, '/events', {
    '/events': (
      <CollectionsProvider>
        <EventPlannerPage onIdle={() => {}} />
      </CollectionsProvider>
    ),
  });
};

describe('the planner', () => {
  test('shows events ahead and past, each a link to its menu', async () => {
    await open([
      buildEvent({ description: 'On the terrace', dietaryProfile: 'vegan' }),
      buildEvent({ id: '8', name: 'Lunch', eventDate: '2020-01-05T12:00:00Z', guestCount: 1 }),
    ]);
    const card = within(await named('article', 'Supper for Marta'));
    for (const words of ['Vegan', 'On the terrace', '8 guests', /^Created /, /24 October 2099/])
      expect(card.getByText(words)).toBeTruthy();
    for (const name of ['Supper for Marta', 'Plan Menu of Supper for Marta'])
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/events/7');
    expect(
      within(screen.getByRole('region', { name: /Cooked/ })).getByText('1 guest'),
    ).toBeTruthy();
  });

  test('says that it is read; where it cannot be, asks again on demand, and says where there is nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.answers.set('query Events', () =>
      promise.then(() => refused(503, 'UNAVAILABLE', 'Come again later.')),
    );
    const { user } = await open([]);
    await screen.findByText('Loading events...');
    resolve();
    await named('heading', 'Events could not be read');
    backend.answers.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await named('heading', 'No events yet');
    await user.click(screen.getByRole('button', { name: 'Create Your First Event' }));
    await named('dialog', 'Create New Event');
  });

  test('keeps what was shown on demand in view when events change, read anew', async () => {
    const many = Array.from({ length: 70 }, (_, at) =>
      buildEvent({ id: String(at), name: `Supper ${at}` }),
    );
    const { user } = await open(many);
    const cards = () => screen.getAllByRole('article', { hidden: true }).length;
    await user.click(await named('button', 'Show more'));
    await waitFor(() => expect(cards()).toBe(60));
    await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
    many[45]!.name = 'Supper for Ilaria';
    backend.send('events.changed', { eventId: 45, change: 'changed' });
    await screen.findByText('Supper for Ilaria');
    expect(cards()).toBe(60);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toBe(70));
  });

  test('deletes after a question; where that fails the event stays', async () => {
    const { user } = await open([buildEvent({ recipeCount: 3 })]);
    const ask = async () => {
      await user.click(await named('button', 'Delete Supper for Marta'));
      await named('alertdialog', 'Are you sure you want to delete this event?');
    };
    await ask();
    expect(screen.getByText(/its menu of 3 recipes will be gone for good/)).toBeTruthy();
    backend.answers.set('query DeleteEvent', () => new Response('', { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete event. Please try again.');
    backend.answers.clear();
    await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Your dinner party has been deleted.');
    await named('heading', 'No events yet');
  });

  test('gives the address of its calendar feed, and another one after a question', async () => {
    let path = '/calendar/old.ics';
    backend.fields.calendarFeed = () => ({ path });
    backend.fields.renewCalendarFeed = () => ({ path: (path = '/calendar/new.ics') });
    const { user } = await open([buildEvent()]);
    await user.click(await named('button', 'Calendar feed'));
    const address = () => screen.getByLabelText<HTMLInputElement>('Private address').value;
    await waitFor(() => expect(address()).toBe('http://localhost/calendar/old.ics'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await toast('Copied to clipboard!');
    await user.click(screen.getByRole('button', { name: 'Give it a new address' }));
    const question = within(await named('alertdialog', 'Give it a new address?'));
    await user.click(question.getByRole('button', { name: 'Give it a new address' }));
    await waitFor(() => expect(address()).toBe('http://localhost/calendar/new.ics'));
  });
});

describe('a new event', () => {
  test('can be planned for somebody for whom one acts, and then says whose it is', async () => {
    backend.collaborations = [buildCollaboration()];
    const { user } = await openDialog();
    expect(screen.getByText(/Will be added to/).textContent).toBe('Will be added to my collection');
    await user.click(await named('button', 'Change'));
    await user.click(await named('menuitemradio', "Anna Rossi's collection"));
    await user.type(screen.getByLabelText('Event Name'), 'Supper');
    await user.click(create());
    const card = within(await named('article', 'Supper'));
    expect(backend.asked('CreateEvent')).toMatchObject([{ collection: 'u2' }]);
    expect(card.getByText(/Anna Rossi's/).parentElement!.textContent).toBe("Anna Rossi's event");
    // The next one begins as one's own.
    await user.click(await named('button', 'New Event'));
    await screen.findByText(/Will be added to my collection/);
  });

  const openDialog = async () => {
    const page = await open([]);
    await page.user.click(await named('button', 'New Event'));
    return { ...page, dialog: within(await named('dialog', 'Create New Event')) };
  };
  const guests = () => screen.getByLabelText<HTMLInputElement>('Number of Guests');
  const create = () => screen.getByRole('button', { name: 'Create Event' });

  test('is for four omnivores tomorrow at 19:30 unless told', async () => {
    const { user } = await openDialog();
    expect(guests().value).toBe('4');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Omnivore/ }).checked).toBe(true);
    const tomorrow = new Date();
    tomorrow.setDate(tomorrow.getDate() + 1);
    tomorrow.setHours(19, 30, 0, 0);
    await user.type(screen.getByLabelText('Event Name'), 'Supper');
    await user.click(create());
    await screen.findByText('Your dinner party has been created successfully.');
    expect(backend.asked('CreateEvent')[0]).toMatchObject({
      input: {
        name: 'Supper',
        eventDate: tomorrow.toISOString(),
        guestCount: 4,
        dietaryProfile: 'omnivore',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
    await named('article', 'Supper');
  });

  test('without a name, or for a number of guests that it does not take, is not sent, and says why', async () => {
    const { user, dialog } = await openDialog();
    await user.click(create());
    expect(dialog.getByText('Give the event a name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Event Name'));
    await user.type(screen.getByLabelText('Event Name'), 'Supper');
    for (const [typed, sentence] of [
      ['0', 'An event has 1 to 50 guests.'],
      ['51', 'An event has 1 to 50 guests.'],
      ['some', 'Write the guests as a whole number from 1 to 50.'],
      [' ', 'Write the guests as a whole number from 1 to 50.'],
    ] as const) {
      await user.clear(guests());
      await user.type(guests(), typed);
      await user.click(create());
      expect(dialog.getByText(sentence)).toBeTruthy();
      expect(document.activeElement).toBe(guests());
      expect(guests().value).toBe(typed);
    }
    expect(backend.asked('CreateEvent')).toEqual([]);
    await user.keyboard('{ArrowUp}');
    expect(guests().value).toBe('2');
  });

  test('may be in the past, which is said; what fails keeps all that was written and is sent under the same key', async () => {
    const { user, dialog } = await openDialog();
    await user.type(screen.getByLabelText('Event Name'), 'Supper');
    const date = screen.getByLabelText<HTMLInputElement>(/Date & Time/);
    await user.clear(date);
    await user.type(date, '2020-05-01T19:30');
    expect(dialog.getByText('This date has passed.')).toBeTruthy();
    backend.answers.set('query CreateEvent', () => new Response('', { status: 500 }));
    await user.click(create());
    await screen.findByText('Failed to create event. Please try again.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Event' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Event Name')).value).toBe('Supper');
    backend.answers.clear();
    await user.click(create());
    await toast('Event created');
    const [first, second] = backend.asked('CreateEvent');
    expect(second).toEqual(first);
  });

  test('is forgotten by Cancel', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByLabelText('Event Name'), 'Supper');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Event' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Event Name')).value).toBe('');
  });
});
