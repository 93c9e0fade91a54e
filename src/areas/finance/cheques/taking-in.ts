import { sql } from 'kysely'
import { customersNamed, partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { mostHeld, spreadOver, uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { chequeMoved } from '#areas/finance/ledger/posting-rules.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut, folded } from '#values/text.ts'
import { chequeSource, daysAhead, daysAlive, vaultAccount } from './cheque.ts'
import { anotherBank, bankNamed, mayBeApart, sameCheque } from './cheque-banks.ts'
import { writeStep } from './step.ts'

type Asked = { place: number; number: string; dueOn: string; amount: bigint }
export type Given = {
  id: string
  partyId: string
  branchId?: string | undefined
  bank: string
  otherBank?: string | undefined
  account?: string | undefined
  apart?: 'yes' | undefined
  drawer?: string | undefined
  note?: string | undefined
  cover: 'chosen' | 'oldest' | 'later'
  cheques: readonly Asked[]
  charges: readonly { charge: string }[]
}

/** Puts cheques into the vault, says what they cover, and gives them their list: the paper that whoever brought them takes home. */
export async function takeIn(work: Work, given: Given) {
  const { id, partyId, cheques } = given
  for (const cheque of cheques) mustBeOfOurTime(work, cheque)
  const party = await partyOnPaper(work, partyId)
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const branchId = await branchOf(work, financePermissions.keepCheques, given.branchId)
  const dues = await duesToCover(work, given)

  const today = dayOf(work.now())
  const place = await nextNumber(work, 'cheque-list', { branchId, day: today })
  const list = { id, branchId, partyId, giver: party.name, note: given.note ?? null }
  await work.tx
    .insertInto('chequeLists')
    .values({ ...list, ...place, receivedOn: today, receivedAt: work.now(), receivedBy: work.actor.id })
    .execute()
  const bank = bankNamed(given.bank === anotherBank ? (given.otherBank ?? '') : given.bank)
  const found = [party.number, party.name, party.phone, place.number].join(' ')
  const kept: { id: string; amount: bigint; dueOn: string }[] = []
  for (const cheque of cheques) {
    const about = { bank, account: given.account ?? null, apart: given.apart === 'yes', drawer: given.drawer ?? party.name }
    const row = { ...cheque, ...list, ...about }
    kept.push({ id: await putIn(work, row, { found, rest: given.cover }), amount: cheque.amount, dueOn: cheque.dueOn })
  }
  const covers = spreadOver(kept, dues).map((cover) => ({ ...cover, partyId }))
  if (covers.length > 0) await work.tx.insertInto('chequeCovers').values(covers).execute()
  return { id, number: place.number, branchId, amount: kept.reduce((sum, { amount }) => sum + amount, 0n), count: kept.length }
}

function mustBeOfOurTime({ now }: Work, { place, dueOn }: Asked) {
  const today = dayOf(now())
  if (dueOn < daysAfter(today, -daysAlive))
    throw fieldFault(`dueOn${place}`, 'مضى على تاريخ الشيك أكثر من ستة أشهر، فلا يصرفه البنك. اطلب غيره.')
  if (dueOn > daysAfter(today, daysAhead)) throw fieldFault(`dueOn${place}`, 'تاريخ الشيك بعد أكثر من خمس سنوات. راجع السنة.')
}

/** What is to be covered, as it was chosen or the oldest first; held, so that two lists do not cover one due twice. */
async function duesToCover(work: Work, { partyId, cover, charges }: Given) {
  if (cover === 'later') return []
  const chosen = charges.map(({ charge }) => charge)
  if (cover === 'chosen' && chosen.length === 0) throw fieldFault('cover', 'اختر مستحقًا واحدًا على الأقل، أو اختر «لاحقًا».')
  const wanted = await uncovered(work, partyId, cover === 'oldest' ? { most: mostHeld } : { only: [...new Set(chosen)] })
  if (cover === 'chosen' && wanted.length < new Set(chosen).size)
    throw new Refusal('not-found', 'أحد المستحقات ليس على هذا العميل، أو سُدّد. حدّث الصفحة.', 404)
  const only = wanted.map(({ id }) => id)
  await heldCharges(work, only)
  const still = new Map((await uncovered(work, partyId, { only })).map(({ id, left }) => [id, left]))
  return wanted.map(({ id }) => ({ id, left: still.get(id) ?? 0n }))
}

type Row = Asked & {
  id: string
  branchId: string
  partyId: string
  bank: string
  account: string | null
  apart: boolean
  drawer: string
}

/** One cheque: of two who put it in at once the second hears that it is there. */
async function putIn(work: Work, row: Row, { found, rest }: { found: string; rest: Given['cover'] }) {
  const { id: listId, place, branchId, partyId, bank, account, apart, drawer, number, amount, dueOn } = row
  const cheque = { listId, place, branchId, partyId, bank, account, apart, drawer, number, amount, dueOn }
  await sql`select hold_cheque_number(${bank}, ${number})`.execute(work.tx)
  const other = await known(work, row)
  if (other) throw other
  const chequeId = work.newId()
  await work.tx
    .insertInto('cheques')
    .values({
      ...{ ...cheque, id: chequeId, status: 'received', rest: rest === 'oldest' ? 'oldest' : 'credit' },
      ...{ slipId: null, receiptId: null, replacedBy: null, toldOn: null },
      words: folded([number, bank, drawer, found].join(' ')),
    })
    .execute()
  const id = work.newId()
  const { journalId, day } = await post(work, {
    source: { kind: chequeSource, id, purpose: 'receive' },
    memo: cut(`شيك ${number}، ${bank}، من ${drawer}`, 200),
    transfers: chequeMoved(cheque, null, vaultAccount('received')),
  })
  const step = { id, chequeId, status: 'received' as const, onDay: day, reason: null, journalId }
  await writeStep(work, { ...step, slipId: null, receiptId: null })
  return chequeId
}

/** What is said where another cheque is this one: in this very list, or in the vault, by whom where this person may know it. */
async function known(work: Work, row: Row) {
  const { id, place, bank, account, apart, number } = row
  const alike = await work.tx
    .selectFrom('cheques')
    .select(['listId', 'partyId', 'bank', 'account', 'number', 'amount', 'dueOn'])
    .where(sql<string>`ltrim(number, '0')`, '=', number.replace(/^0+/, ''))
    .where('status', 'not in', ['returned', 'undone'])
    .execute()
  const other = alike.find((one) => sameCheque(one, { bank, account, number }) && !(apart && mayBeApart(one, row)))
  if (!other) return null
  if (other.listId === id) return fieldFault(`number${place}`, `الشيك ${number} مكتوب مرتين. صحّح أحدهما.`)
  const seen = await partyOnPaper(work, other.partyId)
  const [name] = seen ? await customersNamed(work, [other.partyId]) : []
  const said = `الشيك ${number} من هذا البنك مسجل على ${name ? name.name : 'عميل آخر'}`
  return fieldFault(`number${place}`, `${said}${wayAround(row, other)}`)
}

/** What can be said of two that number alike; of one that is known by its account nothing. */
function wayAround(asked: Row, kept: Parameters<typeof mayBeApart>[0]) {
  if (!asked.account) return '. إن كان من حساب آخر فسجّله في «الشيكات» مع رقم حسابه.'
  return mayBeApart(kept, asked) ? ' بلا رقم حساب. إن كان هذا من حساب آخر فأشّر «من حساب آخر».' : '.'
}
