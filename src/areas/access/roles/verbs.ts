/** The columns of the matrix, in the order of a record's life. */
export const verbs = ['view', 'create', 'change', 'decide', 'assign', 'export', 'manage', 'other'] as const
export type Verb = (typeof verbs)[number]

const firstWords: Record<Verb, readonly string[]> = {
  view: ['view', 'see'],
  create: ['register', 'add', 'create', 'import', 'record', 'send', 'campaign'],
  change: ['correct', 'edit', 'change', 'set', 'merge', 'flag', 'move', 'publish'],
  decide: ['decide', 'approve', 'verify', 'answer'],
  assign: ['assign', 'delegate'],
  export: ['export'],
  manage: ['manage', 'connect'],
  other: [],
}

/** What a permission lets one do, by the first word of its name: «customers.viewNumbers» is looking. */
export function verbOf(key: string): Verb {
  const word = /\.([a-z]+)/.exec(key)?.[1] ?? ''
  return verbs.find((verb) => firstWords[verb].includes(word)) ?? 'other'
}
