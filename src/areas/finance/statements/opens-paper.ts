import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Actor } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import type { PaperKind, StatementRow } from './statement.ts'

const doors: Record<Exclude<PaperKind, 'journal'>, Permission> = {
  invoice: may.viewInvoices,
  receipt: may.viewReceipts,
  'write-off': may.viewWriteOffs,
  payout: may.viewPayouts,
  'credit-transfer': may.viewCreditTransfers,
}

/** Whether this person may open a paper: a customer of one branch has papers in others. The books are of the whole company. */
export const opensPaper = (actor: Actor, { kind, branchId }: Pick<StatementRow['paper'], 'kind' | 'branchId'>) =>
  kind === 'journal' ? actor.may(may.viewBooks) : reaches(actor, doors[kind], { branchId })
