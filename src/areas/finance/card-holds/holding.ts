import { partiesOnPaper, recordsOf } from '#areas/customers/public.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { heldOnCard, letGoOnCard } from '#areas/finance/ledger/posting-rules.ts'
import { chosen, landed, payAll, type Told } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { cardHoldSource } from './card-hold.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Held = {
  id: string
  contractId: string
  contract: string
  partyId: string
  branchId: string
  amount: bigint
  card: string
  reference: string
  expiresOn: string
}

/** For which contract the operation of this reference holds something; null for none. */
export async function contractOfHold({ tx }: Pick<Work, 'tx'>, reference: string) {
  const used = await tx.selectFrom('cardHolds').select('contract').where('reference', '=', reference).executeTakeFirst()
  return used?.contract ?? null
}

/** Our machine holds so much on a card; the same form again finds what it made. */
export async function holdOnCard(work: Work, held: Held) {
  const { id, contractId, contract, amount, reference } = held
  const same = await work.tx.selectFrom('cardHolds').select('id').where('id', '=', id).executeTakeFirst()
  if (same) return false
  const used = await contractOfHold(work, reference)
  if (used) throw fieldFault('reference', `هذه العملية مسجلة للعقد ${used}. راجع ورقة الجهاز.`)
  const party = (await partiesOnPaper(work, [held.partyId])).get(held.partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  await post(work, {
    source: { kind: cardHoldSource, id, purpose: 'hold' },
    memo: `مبلغ محجوز على البطاقة للعقد ${contract}`,
    transfers: heldOnCard(contractId, amount, held),
  })
  const open = { state: 'held' as const, captured: null, receiptId: null, endedBy: null, endedAt: null }
  await work.tx
    .insertInto('cardHolds')
    .values({ ...held, holder: party.name, ...open, heldBy: work.actor.id, heldAt: work.now() })
    .execute()
  return true
}

async function heldNow(work: Work, id: string) {
  const one = await work.tx.selectFrom('cardHolds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!one) throw new Refusal('not-found', 'لا يوجد هذا المبلغ المحجوز.', 404)
  return one
}

/** What of it is taken is a receipt by card, which pays the oldest of what they owe; the rest is let go. */
export async function captureHold(work: Work, { id, receiptId, amount }: { id: string; receiptId: string; amount: bigint }) {
  const one = await heldNow(work, id)
  if (one.receiptId === receiptId) return null
  mustBeHeld(one)
  if (amount > one.amount) throw fieldFault('amount', `المحجوز ${inRials(one.amount)} فقط.`)
  const party = (await partiesOnPaper(work, [one.partyId])).get(one.partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  await letGo(work, one)
  const { parts } = await landed(work, [{ place: 1, method: 'card', amount, reference: one.reference }])
  const dues = await oldestDues(work, one.partyId, amount)
  const paid = await chosen(work, { partyId: one.partyId, amount, dues, rest: 'credit' })
  const words = [party.number, party.name, party.phone].join(' ')
  const about = { id: receiptId, partyId: one.partyId, branchId: one.branchId, payer: party.name, amount, words }
  const note = `من المبلغ المحجوز على البطاقة، العقد ${one.contract}`
  const { number } = await writeReceipt(work, { ...about, note, paidAtOnce: paid.length, sessionId: null }, parts)
  await payAll(work, { id: receiptId, number, partyId: one.partyId }, paid)
  await end(work, id, { state: 'captured', captured: amount, receiptId })
  return { ...one, number }
}

/** What they owe, the oldest first, as far as so much reaches: a deposit that is still asked for is paid by nothing that was held for one. */
async function oldestDues(work: Work, partyId: string, amount: bigint): Promise<Told[]> {
  const rows = await work.tx
    .selectFrom('charges')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('kind', '<>', 'deposit')
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .orderBy('dueOn')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const held = await heldCharges(work, ids)
  let left = amount
  return ids.flatMap((charge, at) => {
    const one = held.get(charge)
    const pay = one ? least(left, one.openNet + one.openVat) : 0n
    left -= pay
    return pay > 0n ? [{ place: at + 1, charge, pay }] : []
  })
}

/** Nothing of it is taken. */
export async function releaseHold(work: Work, id: string) {
  const one = await heldNow(work, id)
  if (one.state === 'released') return null
  mustBeHeld(one)
  await letGo(work, one)
  await end(work, id, { state: 'released', captured: null, receiptId: null })
  return one
}

function mustBeHeld({ state }: { state: string }) {
  if (state !== 'held') throw new Refusal('finance.hold-over', 'حُصّل هذا المبلغ أو رُفع قبل لحظة. حدّث الصفحة.')
}

type Row = Awaited<ReturnType<typeof heldNow>>

const letGo = (work: Work, one: Row) =>
  post(work, {
    source: { kind: cardHoldSource, id: one.id, purpose: 'let-go' },
    memo: `رُفع المبلغ المحجوز على البطاقة للعقد ${one.contract}`,
    transfers: letGoOnCard(one.contractId, one.amount, one),
  })

type Ended = { state: 'captured' | 'released'; captured: bigint | null; receiptId: string | null }

const end = (work: Work, id: string, ended: Ended) =>
  work.tx
    .updateTable('cardHolds')
    .set({ ...ended, endedBy: work.actor.id, endedAt: work.now() })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .execute()

/** What was ever held for these contracts, the newest first. */
export const holdsOf = (asked: Asked, contractIds: readonly string[]) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('cardHolds')
    .select([
      'id',
      'contractId',
      'amount',
      'card',
      'reference',
      'expiresOn',
      'state',
      'captured',
      'receiptId',
      'heldAt',
      'endedAt',
    ])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .orderBy('heldAt', 'desc')
    .execute()

/** Those that the bank lets go by itself soon, whatever we are owed. */
export const holdsEnding = ({ tx }: Pick<Work, 'tx'>, until: string) =>
  tx
    .selectFrom('cardHolds')
    .select(['id', 'contractId', 'contract', 'holder', 'branchId', 'amount', 'expiresOn'])
    .where('state', '=', 'held')
    .where('expiresOn', '<=', until)
    .orderBy('expiresOn')
    .limit(200)
    .execute()
