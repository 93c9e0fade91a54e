import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { itemUsed, type OpenedItem, postItem, reverseItem } from '#areas/finance/ledger/opened.ts'
import { openedDebt } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { heldCharges } from './charges.ts'
import { type OpeningAbout, openPaper } from './opening-paper.ts'

type Opening = {
  holder: { id: string }
  number: string
  day: string
  dueOn: string
  net: bigint
  vat: bigint
  amount: bigint
  line: ServiceLine
  description?: string | undefined
}

/** A due from before our books: a paper with its old number and days, and a charge that is paid as any other. */
export async function openInvoice(work: Work, item: Opening, about: OpeningAbout) {
  const { number, day, dueOn, net, vat, line, amount, holder } = item
  const id = work.newId()
  const description = item.description ?? `فاتورة سابقة ${number}`
  const memo = item.description ? `${description} (${number})` : description
  const charge = { kind: 'opening' as const, line, debtAccount: '1210', incomeAccount: '3999', incomeKey: '' }
  const belongs = { contractId: null, resourceId: null, projectId: null }
  const debt = { ...charge, ...belongs, partyId: holder.id, branchId: about.branchId }
  const journalId = await postItem(work, { id, memo, transfers: openedDebt(debt, amount) }, about)
  const paper = { id, kind: 'opening-invoice' as const, number, partyId: holder.id, day, dueOn, net, vat }
  await openPaper(work, { ...paper, charge, description, journalId }, about)
  return { id, journalId }
}

/** As long as nothing of it was paid or given up. */
export async function undoOpenedInvoice(work: Work, item: OpenedItem, reason: string) {
  const { id: chargeId } = await work.tx
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', item.id)
    .executeTakeFirstOrThrow()
  const charge = (await heldCharges(work, [chargeId])).get(chargeId)
  if (charge?.openNet !== charge?.net || charge?.openVat !== charge?.vat) throw itemUsed('سُدّد من هذه الفاتورة أو شُطب منها')
  const journalId = await reverseItem(work, item, reason)
  const back = { net: -(charge?.net ?? 0n), vat: -(charge?.vat ?? 0n) }
  await work.tx
    .insertInto('chargeMovements')
    .values({ chargeId, kind: 'undone', ...back, journalId })
    .execute()
  await work.tx.deleteFrom('chequeCovers').where('chargeId', '=', chargeId).execute()
  return journalId
}

/** What somebody still owes of the invoices that came from before our books. */
export async function duesFromBefore({ tx }: Pick<Work, 'tx'>, partyId: string) {
  const { open } = await tx
    .selectFrom('charges')
    .select(sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`.as('open'))
    .where('partyId', 'in', recordsOf(partyId))
    .where('kind', '=', 'opening')
    .executeTakeFirstOrThrow()
  return open
}
