import type { Ctx } from './context.ts'

declare module './context.ts' {
  interface House {
    /** Who answers for the codes on papers that are not of money. */
    paperChecks: readonly PaperCheck[]
  }
}

/**
 * What the paper of an area says to whoever scans its code: that it is one of ours and how the thing stands today, and nothing of
 * whose it is.
 */
export type CheckedPaper = {
  /** «عقد إيجار» */
  kind: string
  number: string
  heading: string
  holds: boolean
  tone: 'success' | 'warning' | 'danger' | 'info'
  days: { label: string; day: string }[]
  sentences: string[]
  /** The one that stands in its place, or comes after it. */
  next: { label: string; number: string } | null
  /** Of the copy that was signed by code: its fingerprint, in full. */
  sha256: string | null
}

/** How an area answers for a code; null where it is of none of its papers. */
export type PaperCheck = (ctx: Pick<Ctx, 'db' | 'now' | 'contractKinds'>, token: string) => Promise<CheckedPaper | null>
