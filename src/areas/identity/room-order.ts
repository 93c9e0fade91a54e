/** What puts the area together: it imports rooms, and no room imports it. */
export const composition = ['area', 'notices', 'personal', 'public', 'public-ui', 'seed', 'tables']

/** The rooms of identity in their order: a room imports from those before it. The check of imports reads both lists. */
export const order = [
  ['ui'],
  ['sessions'],
  ['accounts'],
  ['codes'],
  ['proofs'],
  ['consents'],
  ['invitations'],
  ['sign-in'],
  ['passwords'],
  ['passkeys'],
  ['second-factor'],
  ['contact'],
  ['registration'],
  ['security'],
  ['retention'],
  ['privacy'],
] as const
