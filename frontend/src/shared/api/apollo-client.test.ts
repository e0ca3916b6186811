import { gql } from '@apollo/client';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { login } from '../../test-kit/fake-login.ts';

const { onSignedOut } = await import('../session/access-token.ts');
const { createApolloClient } = await import('./apollo-client.ts');

const mutation = gql`
  mutation Save {
    save
  }
`;
const accepted = () => Response.json({ data: { save: true } });
const errors = [
  { message: 'Your session has ended. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } },
];
const answers = {
  'as an error of the graph': () => Response.json({ errors }),
  'as an error of the graph beside no data': () => Response.json({ data: null, errors }),
  'as a status': () => new Response('{"error":"Your session has ended."}', { status: 401 }),
};
const fetching = jest.fn<typeof fetch>();
const tokensSent = () =>
  fetching.mock.calls.map(
    ([, request]) => (request?.headers as Record<string, string>)['authorization'],
  );
const save = () => createApolloClient().mutate({ mutation });
const lost = jest.fn();
onSignedOut(lost);

beforeEach(() => {
  jest.resetAllMocks();
  login.reset();
  globalThis.fetch = fetching;
});

test.each(Object.entries(answers))(
  'a change whose token is refused %s is sent again with a new one',
  async (_how, refuse) => {
    fetching
      .mockImplementationOnce(async () => refuse())
      .mockImplementation(async () => accepted());
    await expect(save()).resolves.toMatchObject({ data: { save: true } });
    expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(lost).not.toHaveBeenCalled();
  },
);

test.each(Object.entries(answers))(
  'a change whose new token is refused %s too fails, and the session is over',
  async (_how, refuse) => {
    fetching.mockImplementation(async () => refuse());
    await expect(save()).rejects.toThrow();
    expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(lost).toHaveBeenCalledTimes(1);
  },
);

test('without a new token the refusal stands', async () => {
  login.updateToken.mockImplementation((secondsLeft) =>
    secondsLeft === -1 ? login.beUnreachable() : Promise.resolve(false),
  );
  fetching.mockImplementation(async () => answers['as a status']());
  await expect(save()).rejects.toThrow();
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a change of which a part was carried out is not sent again', async () => {
  fetching.mockImplementation(async () => Response.json({ data: { save: true }, errors }));
  await expect(save()).rejects.toThrow('Your session has ended. Sign in again.');
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(lost).not.toHaveBeenCalled();
});

test('a change that fails for another reason is not sent again', async () => {
  fetching.mockImplementation(async () =>
    Response.json({
      data: null,
      errors: [{ message: 'UNAUTHENTICATED is no title.', extensions: { code: 'RECIPE_INVALID' } }],
    }),
  );
  await expect(save()).rejects.toThrow('UNAUTHENTICATED is no title.');
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a visitor sends no token, and is refused once', async () => {
  login.authenticated = false;
  fetching.mockImplementation(async () => answers['as a status']());
  await expect(save()).rejects.toThrow();
  expect(tokensSent()).toEqual([undefined]);
});

describe('what everybody may read', () => {
  const read = (query = 'Recipe') =>
    createApolloClient().query({ query: gql(`query ${query} { recipe { title } }`) });
  const shown = () => Response.json({ data: { recipe: { title: 'Lemon tart' } } });
  const stale = () =>
    login.updateToken.mockImplementation((secondsLeft) =>
      secondsLeft === -1 ? login.beUnreachable() : Promise.resolve(false),
    );

  test.each(Object.entries(answers))(
    'is read once without credentials where a stale login is refused %s',
    async (_how, refuse) => {
      stale();
      fetching.mockImplementationOnce(async () => refuse()).mockImplementation(async () => shown());
      await expect(read()).resolves.toMatchObject({ data: { recipe: { title: 'Lemon tart' } } });
      expect(tokensSent()).toEqual(['Bearer token-1', undefined]);
      expect(fetching.mock.calls[1]![1]).toMatchObject({ credentials: 'omit' });
    },
  );

  test('and is refused as at first where it is not for everybody', async () => {
    stale();
    fetching.mockImplementation(async () => answers['as an error of the graph']());
    await expect(read()).rejects.toThrow('Your session has ended. Sign in again.');
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  test('is asked for once by a visitor', async () => {
    login.authenticated = false;
    fetching.mockImplementation(async () => answers['as an error of the graph']());
    await expect(read()).rejects.toThrow();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('is no other question', async () => {
    stale();
    fetching.mockImplementation(async () => answers['as an error of the graph']());
    await expect(read('LibraryView')).rejects.toThrow();
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});

test('what nobody waits for any more is stopped on its way', async () => {
  const left = new Promise<RequestInit>((resolve) =>
    fetching.mockImplementation((_url, request) => {
      resolve(request!);
      return new Promise(() => {});
    }),
  );
  const reading = createApolloClient()
    .watchQuery({
      query: gql`
        query Read {
          read
        }
      `,
    })
    .subscribe(() => {});
  const { signal } = await left;
  const stopped = new Promise((resolve) => signal!.addEventListener('abort', resolve));
  reading.unsubscribe();
  await stopped;
});
