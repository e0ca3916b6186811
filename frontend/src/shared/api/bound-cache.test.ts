import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { of } from 'rxjs';
import { boundCache } from './bound-cache.ts';

const query = gql`
  query Recipe($id: ID!) {
    recipe(id: $id) {
      id
      title
    }
  }
`;

function openKitchen(most: number) {
  const cache = new InMemoryCache();
  const server = new ApolloLink(({ variables: { id } }) =>
    of({ data: { recipe: { __typename: 'Recipe', id, title: `Dish ${id}` } } }),
  );
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([boundCache(cache, most), server]),
  });
  return {
    client,
    read: (id: string) => client.query({ query, variables: { id } }),
    held: () => Object.keys(cache.extract()).flatMap((key) => /^Recipe:(.*)/.exec(key)?.[1] ?? []),
  };
}

test('of many answers the last remain, with their objects', async () => {
  const { read, held } = openKitchen(10);
  for (let id = 0; id < 200; id++) await read(`${id}`);
  expect(held()).toEqual(Array.from({ length: 10 }, (_, at) => `${190 + at}`));
});

test('an answer that is shown stays, however many others come, and goes after it was left', async () => {
  const { client, read, held } = openKitchen(10);
  await read('shown');
  const showing = client
    .watchQuery({ query, variables: { id: 'shown' }, fetchPolicy: 'cache-first' })
    .subscribe(() => {});
  for (let id = 0; id < 50; id++) await read(`${id}`);
  expect(held()).toContain('shown');
  showing.unsubscribe();
  for (let id = 50; id < 59; id++) await read(`${id}`);
  expect(held()).toContain('shown');
  await read('59');
  expect(held()).not.toContain('shown');
});
