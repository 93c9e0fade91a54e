import type { Actor } from './context.ts'
import type { Permission } from './permissions.ts'

/** Enough of a number to recognise it by, and too little to use it. */
export const lastFour = (number: string) => `•••• ${number.slice(-4)}`
export const isMasked = (number: string | null) => number?.startsWith('•') ?? false

/** A closed field as this person may see it: in full with its permission, else its last four signs. The only way such a field leaves a query. */
export function maskedFor<Value extends string | null>({ may }: Pick<Actor, 'may'>, permission: Permission, value: Value) {
  return value === null || may(permission) ? value : lastFour(value)
}
