import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { partyOnPaper, recordsAsOne } from '#areas/customers/public.ts'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { folded } from '#values/text.ts'
import { setOffAsked } from '../facts.ts'
import { AskSetOffInput } from '../inputs.ts'
import { lyingIn, promisedIn, sumOf, type Whose } from '../pots.ts'
import { creditPot, settledPot } from '../set-off.ts'
import { AskedSetOff, approveSetOff } from '../set-off-approval.ts'

const may = financePermissions.setOffAccounts

/** What we hold of a customer is to pay what the same customer owes: with their consent, and somebody else agrees to it. */
export const askSetOff = command({
  name: 'finance.ask-set-off',
  permission: may,
  input: AskSetOffInput,
  async run(work, { id, partyId, pot, reason, consent, evidence, lines }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('setOffs').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, approvalId: null }
    }
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const whose = { partyId, depositId: pot === creditPot || pot === settledPot ? null : pot, settled: pot === settledPot }
    const paid = await chosen(work, whose, lines)
    const amount = paid.reduce((sum, one) => sum + one.amount, 0n)
    const potSeen = await mustLieThere(work, { ...whose, amount })
    const [file] = evidence
    const fileId = file ? await work.keepFile(file) : null
    const [branchId, day] = [paid[0]?.charge.branchId ?? '', dayOf(work.now())]
    const place = await nextNumber(work, 'set-off', { branchId, day })
    const { number } = place
    const nobody = { agreedBy: null, agreedAt: null, endedBy: null, endedAt: null, endReason: null }
    const words = folded([number, party.number, party.name, party.phone].join(' '))
    const about = { id, branchId, ...whose, holder: party.name, words, potSeen, amount, reason, consent, fileId }
    const asked = { status: 'submitted' as const, askedBy: work.actor.id, askedOn: day, askedAt: work.now() }
    await work.tx
      .insertInto('setOffs')
      .values({ ...about, ...place, ...asked, ...nobody })
      .execute()
    await writeLines(work, id, paid)
    work.record(setOffAsked, id, { number, partyId, holder: party.name, amount, reason, pot: whose.depositId ? 'deposit' : pot })
    const approval = await requestApproval(work, {
      ...{ action: approveSetOff.action, title: `مقاصة ${inRials(amount)} لحساب ${party.name}`, subjectId: id },
      ...{ amount, branchId, reason },
      payload: z.encode(AskedSetOff, { setOffId: id }),
    })
    return { id, number, approvalId: approval.id }
  },
})

type Told = { place: number; chargeId: string; amount?: bigint | undefined }
type Paid = { charge: Charge; amount: bigint }

/** The debts that were chosen, held: of this customer and of one branch; a deposit never pays what asks for it. */
async function chosen(work: Work, { partyId, depositId, settled }: Whose, lines: readonly Told[]): Promise<Paid[]> {
  const told = lines.flatMap(({ place, chargeId, amount }) => (amount ? [{ place, chargeId, amount }] : []))
  const [first] = told
  if (!first) throw fieldFault('amount1', 'اكتب ما يُسدَّد من مستحق واحد على الأقل.')
  const held = await heldCharges(
    work,
    told.map(({ chargeId }) => chargeId),
  )
  const records = await recordsAsOne(work, partyId)
  return told.map(({ place, chargeId, amount }) => {
    const charge = held.get(chargeId)
    if (!charge || !records.includes(charge.partyId) || !reaches(work.actor, may, { branchId: charge.branchId }))
      throw new Refusal('not-found', 'هذا المستحق ليس على هذا العميل. حدّث الصفحة.', 404)
    const open = charge.openNet + charge.openVat
    if (amount > open) throw fieldFault(`amount${place}`, open > 0n ? `بقي منه ${inRials(open)} فقط.` : 'سُدّد هذا المستحق.')
    if (settled && charge.debtAccount !== '1210') throw fieldFault(`amount${place}`, 'هذا إيجار لمالك آخر. اختر ما هو للشركة.')
    if (depositId && charge.incomeKey === depositId) throw fieldFault(`amount${place}`, 'لا يسدّد التأمين المطالبة به.')
    if (charge.branchId !== held.get(first.chargeId)?.branchId)
      throw fieldFault(`amount${place}`, 'هذا المستحق من فرع آخر. اطلب مقاصة كل فرع وحدها.')
    return { charge, amount }
  })
}

/** What lies there and goes nowhere else yet is enough; says how much lies there. */
async function mustLieThere(work: Work, { amount, ...whose }: Whose & { amount: bigint }) {
  const there = sumOf(await lyingIn(work, whose))
  const free = there - (await promisedIn(work, whose))
  if (amount > free)
    throw fieldFault('pot', free > 0n ? `لدينا له هنا ${inRials(free)} فقط، والمطلوب ${inRials(amount)}` : 'لا شيء لدينا له هنا.')
  return there
}

async function writeLines({ tx }: Work, setOffId: string, paid: readonly Paid[]) {
  const rows = paid.map(({ charge, amount }, index) => {
    const openSeen = charge.openNet + charge.openVat
    return { setOffId, place: index + 1, chargeId: charge.id, openSeen, amount }
  })
  await tx.insertInto('setOffLines').values(rows).execute()
}
