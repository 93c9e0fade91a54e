import type { Ctx, Work } from '#platform/context.ts'
import { daysAfter } from '#values/days.ts'
import type { FirstRole } from '#values/roles.ts'

/** The kinds of papers one kind of record has, each with its label; `other` is named by whoever adds it. */
export type DocumentKinds = Readonly<Record<string, string>> & { readonly other: string }

/** Declared by the area of the record: which papers it has and who renews them. */
export type DocumentHolder = {
  /** The kind of the record, as `RecordKind` has it. */
  record: string
  kinds: DocumentKinds
  /** Who is asked to renew one that runs out. */
  role: FirstRole
  named: (
    reader: { db: Ctx['db'] | Work['tx'] },
    ids: readonly string[],
  ) => Promise<{ id: string; name: string; branchId: string }[]>
}

/** What the fields are called, on forms and in the history. */
export const documentFieldWords = { number: 'رقمها', issuedOn: 'تاريخ الإصدار', expiresOn: 'تاريخ الانتهاء' } as const

export type DocumentStatus = 'valid' | 'replaced' | 'withdrawn'

export const documentStates = {
  valid: 'سارية',
  expiring: 'تنتهي قريبًا',
  expired: 'منتهية',
  replaced: 'حلّت محلها أخرى',
  withdrawn: 'سُحبت',
} as const
export type DocumentState = keyof typeof documentStates

/** Neither replaced nor withdrawn. */
export const isInForce = ({ state }: { state: DocumentState }) => state !== 'replaced' && state !== 'withdrawn'

/** How long before it runs out somebody is asked to renew it. */
export const daysToRenewDocument = 30

/** A paper of kind `other` is called as it was written. */
export const documentName = (kinds: DocumentKinds, { kind, called }: { kind: string; called: string | null }) =>
  called ?? kinds[kind] ?? kinds.other

/** Its state today: a paper in force ends by itself. */
export function documentState(
  { status, expiresOn }: { status: DocumentStatus; expiresOn: string | null },
  today: string,
): DocumentState {
  if (status !== 'valid' || !expiresOn) return status
  if (expiresOn < today) return 'expired'
  return expiresOn <= daysAfter(today, daysToRenewDocument) ? 'expiring' : 'valid'
}
