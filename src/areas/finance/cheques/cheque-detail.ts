import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One cheque within reach: what it covers and what became of it, step by step; null where there is none. */
export async function cheque(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id)
  if (!found) return null
  const [covers, steps, branch] = await Promise.all([coversOn(ctx, id), stepsOf(ctx, id), branchNamed(ctx, found.branchId)])
  return { ...found, branch, covers, steps }
}
export type ShownCheque = NonNullable<Awaited<ReturnType<typeof cheque>>>

const headOf = ({ db, actor }: Reader, id: string) =>
  db
    .selectFrom('cheques')
    .innerJoin('chequeLists', 'chequeLists.id', 'cheques.listId')
    .leftJoin('depositSlips', 'depositSlips.id', 'cheques.slipId')
    .leftJoin('companyBankAccounts as a', 'a.id', 'depositSlips.accountId')
    .leftJoin('receipts', 'receipts.id', 'cheques.receiptId')
    .leftJoin('chequeLists as other', 'other.id', 'cheques.replacedBy')
    .select(['cheques.id', 'cheques.number', 'cheques.bank', 'account', 'drawer', 'chequeLists.giver', 'cheques.partyId'])
    .select(['cheques.branchId', 'cheques.amount', 'dueOn', 'rest', 'status', 'cheques.listId', 'chequeLists.number as list'])
    .select(['chequeLists.receivedAt', 'slipId', 'depositSlips.number as slip', 'depositSlips.depositedOn', 'a.bank as at'])
    .select(['receiptId', 'receipts.number as receipt', 'replacedBy', 'other.number as replacedByList'])
    .select((eb) => withinReach(eb, actor, may.viewReceipts, { branch: 'receipts.branchId' }).as('opensReceipt'))
    .where('cheques.id', '=', id)
    .where((eb) => withinReach(eb, actor, may.viewCheques, { branch: 'cheques.branchId' }))
    .executeTakeFirst()

/** What it was said to cover, with what of that is open today. */
export const coversOn = ({ db }: Pick<Ctx, 'db'>, chequeId: string) =>
  db
    .selectFrom('chequeCovers')
    .innerJoin('charges', 'charges.id', 'chequeCovers.chargeId')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id', 'charges.description', 'charges.dueOn', 'invoices.id as invoiceId', 'invoices.number as invoice'])
    .select([
      'chequeCovers.amount',
      sql<bigint>`open_net + open_vat`.as('open'),
      sql<boolean>`debt_account = '9110'`.as('isRent'),
    ])
    .where('chequeId', '=', chequeId)
    .orderBy('chequeCovers.place')
    .execute()

async function stepsOf(ctx: Reader, chequeId: string) {
  const rows = await ctx.db
    .selectFrom('chequeSteps')
    .leftJoin('depositSlips', 'depositSlips.id', 'chequeSteps.slipId')
    .leftJoin('invoices', 'invoices.id', 'chequeSteps.feeInvoiceId')
    .leftJoin('journals', 'journals.id', 'chequeSteps.journalId')
    .select(['chequeSteps.id', 'status', 'onDay', 'chequeSteps.reason', 'bankFee', 'takenBy', 'takenAt', 'slipId', 'undoes'])
    .select(['depositSlips.number as slip', 'feeInvoiceId', 'invoices.number as feeInvoice', 'journals.sequence as journal'])
    .select(sql<bigint | null>`invoices.net + invoices.vat`.as('fee'))
    .where('chequeId', '=', chequeId)
    .orderBy('chequeSteps.sequence')
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ takenBy }) => takenBy),
  )
  const undone = new Set(rows.map(({ undoes }) => undoes))
  return rows.map(({ undoes, ...row }) => ({ ...row, isUndone: undone.has(row.id), by: names.get(row.takenBy) ?? row.takenBy }))
}
