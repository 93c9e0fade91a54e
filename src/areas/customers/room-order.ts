/** What puts the area together: it imports rooms, and no room imports it. */
export const composition = ['area', 'found', 'personal', 'public', 'seed', 'seeded-customers', 'tables', 'waiting']

/** The rooms of customers in their order: a room imports from those before it. The check of imports reads both lists. */
export const order = [
  ['record'],
  ['list'],
  ['merging'],
  ['accounts'],
  ['papers'],
  ['people'],
  ['dealings'],
  ['portal'],
  ['imports'],
  ['record-pages'],
] as const
