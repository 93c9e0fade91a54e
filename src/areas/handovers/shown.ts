import type { Comparable } from './compare.ts'
import type { FoundSheet } from './queries.ts'

/** A sheet as its page and its paper show it: whose subject it is, and for whom, is said by the area of the subject. */
export type ShownSheet = Pick<
  FoundSheet,
  | 'id'
  | 'kind'
  | 'number'
  | 'status'
  | 'version'
  | 'seenOn'
  | 'plan'
  | 'readings'
  | 'note'
  | 'items'
  | 'before'
  | 'marks'
  | 'shots'
  | 'signer'
  | 'signedAt'
  | 'signatureId'
  | 'fromBefore'
> & {
  subject: string
  party: string | null
  /** Where its kind has a plan. */
  earlier?: EarlierSheet | null
}

/** The signed sheet before it, which it is compared with. */
export type EarlierSheet = Comparable & { id: string; number: string; seenOn: string }
