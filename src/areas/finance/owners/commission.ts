import { sql } from 'kysely'
import { creditedBefore, heldCharges, vatOfCredit } from '#areas/finance/invoices/charges.ts'
import { takeOff } from '#areas/finance/invoices/crediting.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import { billCommission } from '#areas/finance/invoices/issuing.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import { poolPot } from '#areas/finance/receipts/pots.ts'
import { least, shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { heldPool } from './pool.ts'
import { commissionToDate } from './settlement.ts'
import type { Pool } from './terms.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

type Earned = { collected: bigint; payments: bigint; invoiced: bigint; open: bigint }

/** What was ever collected of the rents of a mandate before tax, by how many payments, and what commission was invoiced of it so far. */
export async function earnedSoFar(asked: Asked, mandateId: string): Promise<Earned> {
  const { rows } = await sql<Earned>`
    select (select coalesce(sum(case when a.takes_back is null then a.net else -a.net end), 0)::bigint
        from charges c join allocations a on a.charge_id = c.id
        where c.debt_account = '9110' and c.income_key = ${mandateId} and c.kind = 'rent') collected,
      (select count(*) from charges c join allocations a on a.charge_id = c.id
        where c.debt_account = '9110' and c.income_key = ${mandateId} and c.kind = 'rent') payments,
      coalesce(sum(c.net - coalesce(k.net, 0)), 0)::bigint invoiced, coalesce(sum(c.open_net + c.open_vat), 0)::bigint open
    from charges c left join lateral (select -sum(m.net) net from charge_movements m where m.charge_id = c.id and m.kind = 'credited') k on true
    where c.contract_id = ${mandateId} and c.kind = 'commission'`.execute('tx' in asked ? asked.tx : asked.db)
  return rows[0] ?? { collected: 0n, payments: 0n, invoiced: 0n, open: 0n }
}

/**
 * Invoices the commission on all that was ever collected, less what was invoiced before: what was taken back of a payment comes back of
 * the commission by itself, as a credit note. The pool pays it at once.
 */
export async function runCommission(work: Work, pool: Pool) {
  await heldPool(work, pool.mandateId)
  const { collected, payments, invoiced } = await earnedSoFar(work, pool.mandateId)
  const toDate = commissionToDate(pool, collected)
  const due = toDate - invoiced
  if (due > 0n) await invoice(work, pool, due)
  if (due < 0n) await takeBack(work, pool, -due)
  await payOut(work, pool)
  const { rate, baseCollected, baseCommission, mandateId } = pool
  const run = { id: work.newId(), mandateId, rate, baseCollected, baseCommission, collected, payments, commission: toDate }
  if (due !== 0n)
    await work.tx
      .insertInto('commissionRuns')
      .values({ ...run, ranAt: work.now() })
      .execute()
  return due
}

async function invoice(work: Work, { mandateId, leadId, branchId, label }: Pool, net: bigint) {
  const today = dayOf(work.now())
  const days = { suppliedFrom: today, suppliedUntil: today, dueOn: today }
  const about = { id: work.newId(), partyId: leadId, branchId, ...days, contractId: mandateId }
  const { id, kind, number, vat } = await billCommission(work, { ...about, net, description: `عمولة تحصيل إيجارات، ${label}` })
  work.record(invoiceIssued, id, { number, kind, partyId: leadId, total: net + vat })
}

const commissions = ({ tx }: Pick<Work, 'tx'>, mandateId: string) =>
  tx.selectFrom('charges').select('id').where('contractId', '=', mandateId).where('kind', '=', 'commission').orderBy('id')

/** The newest first, as far as each of them was not taken back before. */
async function takeBack(work: Work, { mandateId }: Pool, amount: bigint) {
  const ids = (await commissions(work, mandateId).execute()).map(({ id }) => id)
  const held = await heldCharges(work, ids)
  const before = await creditedBefore(work, ids)
  let left = amount
  for (const id of ids.toReversed()) {
    const charge = held.get(id)
    const so = before.get(id) ?? { net: 0n, vat: 0n }
    const net = charge ? least(left, charge.net - so.net) : 0n
    if (!charge || net <= 0n) continue
    const paper = await work.tx.selectFrom('invoices').selectAll().where('id', '=', charge.invoiceId).executeTakeFirstOrThrow()
    const taken = [{ charge, net, vat: vatOfCredit(charge, net, so), place: charge.place }]
    const note = { id: work.newId(), invoice: { ...paper, ...sidesOn(paper) }, taken }
    await takeOff(work, { ...note, reason: 'عاد من التحصيل ما حُسبت عليه العمولة' })
    left -= net
  }
  if (left > 0n) throw new Error(`more commission taken back of ${mandateId} than was invoiced`)
}

/** The commission is kept back from what was collected, as far as that reaches; what is left is owed until the next collection. */
async function payOut(work: Work, { mandateId, leadId, label }: Pool) {
  const open = await commissions(work, mandateId)
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .execute()
  for (const { id } of open) {
    const charge = (await heldCharges(work, [id])).get(id)
    const { lies } = await heldPool(work, mandateId)
    const amount = charge ? least(charge.openNet + charge.openVat, lies) : 0n
    if (!charge || amount <= 0n) continue
    await pay(work, { pot: poolPot({ mandateId, leadId, label }), charge, share: shareOf(charge, amount) })
  }
}
