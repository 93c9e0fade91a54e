/** What puts the area together: it imports rooms, and no room imports it. */
export const composition = [
  'acts',
  'area',
  'daily',
  'places',
  'public',
  'public-cod',
  'public-lists',
  'public-openings',
  'public-ui',
  'rooms',
  'seed',
]

/**
 * The rooms of money in their order: a room imports from those before it, and from those that stand in its own line, which belong together.
 * The check of imports reads this list.
 */
export const order = [
  ['ui', 'lists'],
  ['papers'],
  ['ledger'],
  ['settings'],
  ['cash', 'staff-debts'],
  ['invoices', 'e-invoices', 'deferrals'],
  ['receipts', 'cheques', 'credit-notes', 'outlay-dues'],
  [
    'payouts',
    'deposits',
    'card-holds',
    'set-offs',
    'write-offs',
    'credit-transfers',
    'outlays',
    'insurer-claims',
    'parcel-claims',
    'internal-hires',
    'undoing',
    'cod',
  ],
  ['bills'],
  ['owners', 'rents'],
  ['tax'],
  ['statements', 'portal', 'online'],
  ['bank'],
  ['closing'],
  ['vouchers'],
  ['reports'],
  ['record-pages'],
  ['seeds'],
] as const
