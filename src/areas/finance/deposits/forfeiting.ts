import type { Selectable } from 'kysely'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { billKept } from '#areas/finance/invoices/issuing.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import { depositPot } from '#areas/finance/receipts/pots.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { depositForfeited } from './facts.ts'
import { settleWhenEmpty } from './release.ts'

type Forfeit = Selectable<Database['depositForfeits']>

export const forfeitAndDeposit = async ({ tx }: Pick<Work, 'tx'>, id: string) => {
  const forfeit = await tx.selectFrom('depositForfeits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const query = tx.selectFrom('deposits').selectAll().where('id', '=', forfeit.depositId)
  return { forfeit, deposit: await query.executeTakeFirstOrThrow() }
}

/** Of two who decide at once one is late. */
export async function decide({ tx, actor, now }: Work, id: string, done: { status: 'forfeited' | 'rejected' } & Told) {
  const decided = await tx
    .updateTable('depositForfeits')
    .set({ ...done, decidedBy: actor.id, decidedAt: now() })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}
type Told = { decidedWhy: string | null; invoiceId: string | null }

/** It is charged by a paper of its own, and paid from the deposit at once: what a credit note takes back is held again. */
export async function forfeit(work: Work, id: string) {
  const { forfeit: asked, deposit } = await forfeitAndDeposit(work, id)
  if (asked.status !== 'submitted') throw new Refusal('finance.forfeit-ended', 'بُتّ في هذه المصادرة من قبل. حدّث الصفحة.')
  const { contract, partyId, branchId, line } = deposit
  const today = dayOf(work.now())
  const paper = await billKept(work, {
    ...{ id: work.newId(), partyId, branchId, suppliedFrom: today, suppliedUntil: today, dueOn: today },
    kept: {
      ...{ amount: asked.amount, line, description: `مصادرة من تأمين ${contract}` },
      ...{ ground: asked.clause, evidence: `ما أُرفق بطلب المصادرة من تأمين ${contract}` },
    },
  })
  const left = await payFrom(work, asked, paper.charges[0]?.id ?? '')
  if (!(await decide(work, id, { status: 'forfeited', decidedWhy: null, invoiceId: paper.id })))
    throw new Refusal('finance.forfeit-ended', 'بُتّ في هذه المصادرة من قبل. حدّث الصفحة.')
  const { number, kind, net, vat } = paper
  work.record(invoiceIssued, paper.id, { number, kind, partyId, total: net + vat })
  work.record(depositForfeited, deposit.id, { contract, partyId, amount: asked.amount, reason: asked.clause, number, left })
  await settleWhenEmpty(work, deposit.id)
}

async function payFrom(work: Work, { id, depositId, amount, clause, fileId }: Forfeit, chargeId: string) {
  const charge = (await heldCharges(work, [chargeId])).get(chargeId)
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  if (!charge || !deposit) throw new Error(`no charge or deposit of forfeit ${id}`)
  if (deposit.held < amount)
    throw new Refusal('finance.deposit-moved', `بقي من التأمين ${inRials(deposit.held)} بعد الطلب. ارفضه.`)
  const allocationId = await pay(work, { pot: depositPot(deposit), charge, share: shareOf(charge, amount) })
  await work.tx
    .insertInto('depositDeductions')
    .values({ id: work.newId(), allocationId, depositId, reason: clause, fileId })
    .execute()
  return deposit.held - amount
}
