import type { Ctx, Work } from './context.ts'

declare module './context.ts' {
  interface House {
    /** What all areas keep about people, and for how long. */
    personal: readonly Personal[]
    retained: readonly Retained[]
  }
}

/** Whose data is asked for: an account, with the contacts that were shown to be theirs. */
export type Subject = { accountId: string; phone: string | null; email: string | null }

/** One thing that is kept about a person. `name` is what machines call a field; a code is read from left to right. */
export type KeptRecord = { id: string; title: string; at: Date | null; fields: KeptField[] }
export type KeptField = { name: string; label: string; value: string; code?: true }

/** All of one kind; read by the person it is about, and by whoever answers for it. */
export type Kept = { kind: string; title: string; records: KeptRecord[] }

/** What became of it when the person asked to be forgotten: how much is gone, or for whom and why it stays. */
export type Forgotten = { title: string; count: number; stays?: string }

/** A row of the record of processing: why we keep what of whom, on what ground, and who else sees it. */
export type Processing = { purpose: string; people: string; data: string; ground: string; sharedWith: string }

/** What an area keeps about people. */
export type Personal = {
  processing: Processing[]
  kept: (ctx: Pick<Ctx, 'db'>, subject: Subject) => Promise<Kept[]>
  /** Hides whose it was wherever the law lets it, in the caller's transaction; what stays is named with its reason. */
  forget: (work: Work, subject: Subject) => Promise<Forgotten[]>
}

/** A kind of record that is kept for so long and no longer. The office sets the months; `least` is what the law demands. */
export type Retained = {
  kind: string
  label: string
  /** What the time is counted from, and why it is kept at all. */
  since: string
  reason: string
  months: number
  least?: number
  /** Puts away what is older and answers how many; none yet where only the time is set. */
  putAway?: (work: Work, before: Date) => Promise<number>
}

/** Those of its fields that say something. */
export function keptFields(fields: (Omit<KeptField, 'value'> & { value: string | null | undefined })[]): KeptField[] {
  return fields.flatMap(({ value, ...field }) => (value ? [{ ...field, value }] : []))
}
