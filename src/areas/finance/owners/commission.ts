import { sql } from 'kysely'
import { takeOff } from '#areas/finance/credit-notes/crediting.ts'
import type { FeeKind } from '#areas/finance/invoices/charge-kinds.ts'
import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { sidesOn } from '#areas/finance/invoices/invoice-detail.ts'
import { billCommission } from '#areas/finance/invoices/issuing.ts'
import { heldPool } from '#areas/finance/ledger/pools.ts'
import { pay } from '#areas/finance/receipts/allocations.ts'
import { poolPot } from '#areas/finance/receipts/pots.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { vatOfCredit } from '#values/shares.ts'
import { cut } from '#values/text.ts'
import type { Pool } from './agreement.ts'
import { type CommissionBasis, commissionToDate, monthsBegun } from './settlement.ts'

type Asked = ({ db: Ctx['db'] } | { tx: Work['tx'] }) & Pick<Ctx, 'now'>
type By = Pick<Pool, 'mandateId' | 'basis' | 'feeSince' | 'feeUntil'>

type Sums = { collected: bigint; payments: bigint; billed: bigint; papers: bigint; invoiced: bigint; open: bigint }
const nothing: Sums = { collected: 0n, payments: 0n, billed: 0n, papers: 0n, invoiced: 0n, open: 0n }

/**
 * What was ever collected and billed of the rents of a mandate before tax, by how many payments and papers, what commission was invoiced
 * so far, and what our fees still want of it; `reckoned` is what this agreement reckons the commission of, counted in `steps`. Each rent
 * of the mandate is asked for its own papers and payments, so that what others were ever billed costs nothing.
 */
export async function earnedSoFar(asked: Asked, by: By) {
  const { rows } = await sql<Sums>`
    with rents as materialized (
      select id from charges where debt_account = '9110' and income_key = ${by.mandateId} and kind = 'rent')
    select paid.net collected, paid.payments, billed.net billed, billed.papers, ours.invoiced, ours.open
    from (select coalesce(sum(m.net), 0)::bigint net, coalesce(sum(m.papers), 0)::bigint papers
        from rents cross join lateral (select sum(net) net, count(*) papers from charge_movements
          where charge_id = rents.id and kind in ('raised', 'credited')) m) billed
    cross join (select coalesce(sum(a.net), 0)::bigint net, coalesce(sum(a.payments), 0)::bigint payments
        from rents cross join lateral (select sum(case when takes_back is null then net else -net end) net, count(*) payments
          from allocations where charge_id = rents.id) a) paid
    cross join (select coalesce(sum(c.net - coalesce(k.net, 0)) filter (where c.kind <> 'letting-fee'), 0)::bigint invoiced,
          coalesce(sum(c.open_net + c.open_vat), 0)::bigint open
        from charges c left join lateral (
          select -sum(m.net) net from charge_movements m where m.charge_id = c.id and m.kind = 'credited') k on true
        where c.contract_id = ${by.mandateId} and c.kind in ('commission', 'management-fee', 'letting-fee')) ours`.execute(
    'tx' in asked ? asked.tx : asked.db,
  )
  const sums = rows[0] ?? nothing
  return { ...sums, ...reckonedOf(asked, by, sums) }
}

function reckonedOf({ now }: Asked, { basis, feeSince, feeUntil }: By, { collected, payments, billed, papers }: Sums) {
  if (basis === 'collected') return { reckoned: collected, steps: payments }
  if (basis === 'billed') return { reckoned: billed, steps: papers }
  const months = BigInt(feeSince ? monthsBegun(feeSince, feeUntil, dayOf(now())) : 0)
  return { reckoned: months, steps: months }
}

/**
 * Invoices the commission to date, less what was invoiced before: what was taken back of a payment comes back of the commission by
 * itself, as a credit note. The pool pays it at once.
 */
export async function runCommission(work: Work, pool: Pool) {
  await heldPool(work, pool.mandateId)
  const { reckoned, steps, invoiced } = await earnedSoFar(work, pool)
  const toDate = commissionToDate(pool, reckoned)
  const due = toDate - invoiced
  if (due > 0n) await invoice(work, pool, { net: due, ...saidOf(pool) })
  if (due < 0n) await takeBack(work, pool, -due)
  await payOut(work, pool)
  const { rate, basis, fee, feeSince, baseCollected, baseCommission, mandateId } = pool
  const by = { rate, basis, fee, feeSince, baseCollected, baseCommission }
  const run = { id: work.newId(), mandateId, ...by, collected: reckoned, payments: steps, commission: toDate }
  if (due !== 0n)
    await work.tx
      .insertInto('commissionRuns')
      .values({ ...run, ranAt: work.now() })
      .execute()
  return due
}

const words: Record<CommissionBasis, string> = {
  collected: 'عمولة تحصيل إيجارات',
  billed: 'عمولة إيجارات مستحقة',
  fixed: 'رسم إدارة شهري',
}
const saidOf = ({ basis, label }: Pool) => ({
  kind: basis === 'fixed' ? ('management-fee' as const) : ('commission' as const),
  description: cut(`${words[basis]}، ${label}`, 200),
})

type Fee = { id?: string; kind: FeeKind; net: bigint; description: string }

/** What we ask of the owners for our work, on a paper of its own to whoever stands for them. */
export async function invoice(work: Work, { mandateId, leadId, branchId }: Pool, { id: given, ...fee }: Fee) {
  const today = dayOf(work.now())
  const days = { suppliedFrom: today, suppliedUntil: today, dueOn: today }
  const about = { id: given ?? work.newId(), partyId: leadId, branchId, ...days, contractId: mandateId }
  const { id, kind, number, net, vat } = await billCommission(work, { ...about, ...fee })
  work.record(invoiceIssued, id, { number, kind, partyId: leadId, total: net + vat })
}

const feesOf = ({ tx }: Pick<Work, 'tx'>, mandateId: string, kinds: readonly FeeKind[]) =>
  tx.selectFrom('charges').select('id').where('contractId', '=', mandateId).where('kind', 'in', kinds).orderBy('id')

/** The newest first, as far as each of them was not taken back before. */
async function takeBack(work: Work, { mandateId }: Pool, amount: bigint) {
  const ids = (await feesOf(work, mandateId, ['commission', 'management-fee']).execute()).map(({ id }) => id)
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
    await takeOff(work, { ...note, reason: 'عاد مما حُسبت عليه العمولة' })
    left -= net
  }
  if (left > 0n) throw new Error(`more commission taken back of ${mandateId} than was invoiced`)
}

/** Our fees are kept back from what was collected, as far as that reaches; what is left is owed until the next collection. */
export async function payOut(work: Work, { mandateId, leadId, label }: Pool) {
  const open = await feesOf(work, mandateId, ['commission', 'management-fee', 'letting-fee'])
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
