import type { Selectable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { CommissionBasis } from './settlement.ts'

export type Pool = Selectable<Database['ownerPools']>

/** What an agreement with owners says of money: `rate` in hundredths of a percent of what is collected, each owner with their parts of the whole. */
export type Terms = {
  mandateId: string
  branchId: string
  /** To whom our invoices for the commission go. */
  leadId: string
  /** What people call the agreement: its number, and the property. */
  label: string
  /** Of what the commission is reckoned; for a fixed one `fee` is what every month costs, from `since` on. */
  basis?: CommissionBasis
  rate: number
  fee?: bigint | undefined
  since?: string | undefined
  reserve?: bigint | undefined
  loanLimit?: bigint | undefined
  /** The day of a month on which the owners have their money. */
  payoutDay?: number | undefined
  /** Up to which a bill is taken from what lies there without asking the owners. */
  expenseLimit?: bigint | undefined
  owners: readonly { partyId: string; parts: bigint | number; iban?: string | null | undefined }[]
}
