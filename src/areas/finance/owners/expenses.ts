import { billSource } from '#areas/finance/bills/bill.ts'
import { billEntered } from '#areas/finance/bills/facts.ts'
import { bought } from '#areas/finance/bills/rules.ts'
import { paperBefore } from '#areas/finance/bills/same-paper.ts'
import { billReduced } from '#areas/finance/hooks.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { coverPool, heldPool, levelPool } from '#areas/finance/ledger/pools.ts'
import { lent as lentTo } from '#areas/finance/ledger/posting-rules.ts'
import { onceFor } from '#areas/finance/once.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { onHook } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut, folded } from '#values/text.ts'
import type { Pool } from './agreement.ts'
import { heldTerms } from './terms.ts'

/** What somebody did for an owner, as the bill in the owner's name says it: its tax is the owner's, so the amount is all of it. */
export type OwnerExpense = {
  id: string
  mandateId: string
  supplierId: string
  number: string
  day: string
  dueOn: string
  description: string
  amount: bigint
  /** How the owners agreed to it. */
  note?: string | null
  /** Who typed it, where that is not whoever agreed to it. */
  enteredBy?: string
}

/** The bill is owed to the supplier from here, and taken from what lies with us for the owner; once for its id. */
export async function spendFor(work: Work, { id, mandateId, supplierId, amount, ...paper }: OwnerExpense) {
  await onceFor(work, id)
  if (await work.tx.selectFrom('bills').select('id').where('id', '=', id).executeTakeFirst()) return { id }
  const pool = await heldTerms(work, mandateId)
  const supplier = await work.tx.selectFrom('suppliers').selectAll().where('id', '=', supplierId).executeTakeFirst()
  if (!supplier) throw fieldFault('supplierId', 'اختر المورّد.')
  if (await paperBefore(work, paper.number, supplier)) throw fieldFault('number', 'سُجّلت هذه الفاتورة من قبل. راجع الرقم.')
  await lendWithinLimit(work, pool, amount)
  const day = dayOf(work.now())
  const { branchId } = pool
  const untaxed = { vat: 0n, recoverable: false, projectId: null, resourceId: null }
  const line = { account: '2120', asset: mandateId, line: 'rent' as const, net: amount, ...untaxed }
  const { journalId } = await post(work, {
    source: { kind: billSource, id, purpose: 'enter' },
    memo: cut(`فاتورة ${supplier.name} رقم ${paper.number}، ${pool.label}`, 200),
    transfers: bought(supplierId, [{ ...line, branchId }], quarterOf(day)),
  })
  await write(work, { id, supplierId, branchId, ...paper, postedOn: day, journalId, name: supplier.name }, line)
  work.record(billEntered, id, { supplier: supplier.name, number: paper.number, amount })
  return { id }
}

/** What is missing is lent as far as was agreed, and of our own money. */
async function lendWithinLimit(work: Work, pool: Pool, amount: bigint) {
  const { mandateId, branchId, loanLimit } = pool
  const { lies, lent } = await heldPool(work, mandateId)
  const missing = amount - lies
  if (missing <= 0n) return
  if (lent + missing > loanLimit) {
    const there = `في أمانات المالك ${inRials(lies)} وحد سلفته ${inRials(loanLimit)}`
    throw new Refusal('finance.pool-short', `${there} انتظر التحصيل، أو ارفع حد السلفة في الاتفاقية.`)
  }
  await mustBeOurs(work, lentTo(mandateId, { amount: missing, branchId }))
  await coverPool(work, pool, amount)
}

type Line = {
  account: string
  asset: string
  line: 'rent'
  net: bigint
  vat: bigint
  recoverable: boolean
  projectId: null
  resourceId: null
}
type Paper = Pick<OwnerExpense, 'id' | 'supplierId' | 'number' | 'day' | 'dueOn' | 'description' | 'note' | 'enteredBy'> & {
  branchId: string
  postedOn: string
  journalId: string
  name: string
}

async function write(work: Work, { description, name, note = null, enteredBy = work.actor.id, ...paper }: Paper, line: Line) {
  const words = folded([paper.number, name, description].join(' '))
  const sums = { net: line.net, vat: 0n, recoverable: 0n, open: line.net }
  const nobody = { note, reversedBy: null, reversedAt: null, reversedIn: null, reason: null }
  await work.tx
    .insertInto('bills')
    .values({ ...paper, ...sums, ...nobody, words, enteredBy, enteredAt: work.now() })
    .execute()
  await work.tx
    .insertInto('billLines')
    .values({ billId: paper.id, place: 1, description, vatCategory: 'out-of-scope', ...line })
    .execute()
}

/** Something of these bills is owed no more: what came back to a pool pays what was lent to it. */
export const levelPoolsOfBill = onHook(billReduced, async (work, { billId }) => {
  const lines = await work.tx
    .selectFrom('billLines')
    .select('asset')
    .where('billId', '=', billId)
    .where('account', '=', '2120')
    .execute()
  for (const { asset } of lines) await levelPool(work, await heldTerms(work, asset ?? ''))
})
