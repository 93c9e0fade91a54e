import type { Scope } from '#platform/permissions.ts'

/** What a role may of one permission; null is "may not". In baisa and in percent. */
export type Right = { scope: Scope; amount: bigint | null; discount: number | null } | null

/** «scope», «scope:amount» or «scope::discount»; «none» is "may not". */
export const spellRight = (right: Right) =>
  right ? [right.scope, right.amount ?? '', right.discount ?? ''].join(':').replace(/:+$/, '') : 'none'
