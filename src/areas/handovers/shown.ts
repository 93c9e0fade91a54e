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
  | 'readings'
  | 'note'
  | 'items'
  | 'before'
  | 'signer'
  | 'signedAt'
  | 'signatureId'
> & { subject: string; party: string | null }
