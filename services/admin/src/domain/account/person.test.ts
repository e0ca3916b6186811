import { expect, test } from '@jest/globals';
import { nameOf } from './person.ts';

test.each([
  [{ firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.org' }, 'Anna Rossi'],
  [{ firstName: 'Anna', lastName: '', email: 'anna@example.org' }, 'Anna'],
  [{ firstName: '', lastName: '', email: 'bruno.k@example.org' }, 'bruno.k'],
  [{ firstName: '\u200b', lastName: '\u2060', email: 'bruno.k@example.org' }, 'bruno.k'],
  [{ firstName: '\u202eannA', lastName: 'Rossi\u202c', email: '' }, 'annA Rossi'],
  [{ firstName: '', lastName: '', email: '\u202ebruno@example.org' }, 'bruno'],
  [{ firstName: ' ', lastName: '', email: '' }, 'Chef'],
  [null, 'Chef'],
])(
  'a user is called by first and last name, else by the e-mail before the @, else Chef',
  (account, name) => {
    expect(nameOf(account)).toBe(name);
  },
);
