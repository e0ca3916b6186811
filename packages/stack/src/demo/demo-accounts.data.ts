/** The accounts of the demo. `owner` has the demo library. */
export const demoAccounts = [
  {
    email: 'anna@convivio.example',
    password: 'convivio-anna',
    firstName: 'Anna',
    lastName: 'Bianchi',
    roles: [],
    owner: true,
    about: 'a cook with fourteen recipes, two of them by Magic Chef, a dinner and shopping lists',
  },
  {
    email: 'marco@convivio.example',
    password: 'convivio-marco',
    firstName: 'Marco',
    lastName: 'Keller',
    roles: [],
    owner: false,
    about: 'a cook with an empty library',
  },
  {
    email: 'admin@convivio.example',
    password: 'convivio-admin',
    firstName: 'Ada',
    lastName: 'Moser',
    roles: ['admin'],
    owner: false,
    about: 'the administrator',
  },
] as const;
