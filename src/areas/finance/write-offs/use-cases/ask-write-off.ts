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
import { mustHaveNoCredit } from '../credit-first.ts'
import { writeOffAsked } from '../facts.ts'
import { AskWriteOffInput } from '../inputs.ts'
import { waitingOf } from '../standing.ts'
import { givenUpFrom } from '../write-off.ts'
import { AskedWriteOff, approveWriteOff } from '../write-off-approval.ts'

const may = financePermissions.writeOffCharges

/** What a customer owes and nobody will pay is to be given up: somebody else agrees to it, whatever the amount. */
export const askWriteOff = command({
  name: 'finance.ask-write-off',
  permission: may,
  input: AskWriteOffInput,
  async run(work, { id, partyId, reason, attempts, evidence, lines }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('writeOffs').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, approvalId: null }
    }
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const given = await chosen(work, partyId, lines)
    await mustHaveNoCredit(work, partyId, 'ثم اطلب شطب ما يبقى.')
    const [file] = evidence
    if (!file && given.some(({ charge }) => charge.debtAccount === '9110'))
      throw fieldFault('evidence', 'أرفق موافقة المالك: هذا إيجار له.')
    const fileId = file ? await work.keepFile(file) : null
    const amount = given.reduce((sum, one) => sum + one.amount, 0n)
    const branchId = given[0]?.charge.branchId ?? ''
    const day = dayOf(work.now())
    const place = await nextNumber(work, 'write-off', { branchId, day })
    const { number } = place
    const asked = { askedBy: work.actor.id, askedOn: day, askedAt: work.now(), endedBy: null, endedAt: null, endReason: null }
    const words = folded([number, party.number, party.name, party.phone].join(' '))
    const about = { id, branchId, partyId, debtor: party.name, amount, reason, attempts, fileId, words }
    await work.tx
      .insertInto('writeOffs')
      .values({ ...about, ...place, ...asked, status: 'submitted' })
      .execute()
    await writeLines(work, id, given)
    work.record(writeOffAsked, id, { number, partyId, debtor: party.name, amount, reason })
    const approval = await requestApproval(work, {
      ...{ action: approveWriteOff.action, title: `شطب ${inRials(amount)} على ${party.name}`, subjectId: id },
      ...{ amount, branchId, reason },
      payload: z.encode(AskedWriteOff, { writeOffId: id }),
    })
    return { id, number, approvalId: approval.id }
  },
})

type Told = { place: number; chargeId: string; amount?: bigint | undefined }
type Given = { charge: Charge; amount: bigint }

/** The debts that were chosen, held: of this customer and of one branch, and no more of each than nobody else asks to give up. */
async function chosen(work: Work, partyId: string, lines: readonly Told[]): Promise<Given[]> {
  const told = lines.flatMap(({ place, chargeId, amount }) => (amount ? [{ place, chargeId, amount }] : []))
  const [first] = told
  if (!first) throw fieldFault('amount1', 'اكتب ما يُشطب من مستحق واحد على الأقل.')
  const ids = told.map(({ chargeId }) => chargeId)
  const held = await heldCharges(work, ids)
  const waiting = await waitingOf(work, ids)
  const records = await recordsAsOne(work, partyId)
  const given = told.map(({ place, chargeId, amount }) => {
    const charge = held.get(chargeId)
    if (!charge || !records.includes(charge.partyId) || !reaches(work.actor, may, { branchId: charge.branchId }))
      throw new Refusal('not-found', 'هذا المستحق ليس على هذا العميل. حدّث الصفحة.', 404)
    mustFit(charge, { place, amount, waiting: waiting.get(chargeId) ?? 0n })
    return { place, charge, amount }
  })
  const other = given.find(({ charge }) => charge.branchId !== held.get(first.chargeId)?.branchId)
  if (other) throw fieldFault(`amount${other.place}`, 'هذا المستحق من فرع آخر. اطلب شطب كل فرع وحده.')
  return given
}

function mustFit(charge: Charge, { place, amount, waiting }: { place: number; amount: bigint; waiting: bigint }) {
  if (!givenUpFrom.some((account) => account === charge.debtAccount))
    throw fieldFault(`amount${place}`, 'هذا تأمين لم يُدفع. أصدر به إشعارًا دائنًا.')
  const left = charge.openNet + charge.openVat - waiting
  if (amount <= left) return
  const why = waiting > 0n ? 'بعد ما طُلب شطبه من قبل' : 'فقط'
  throw fieldFault(`amount${place}`, left > 0n ? `بقي منه ${inRials(left)} ${why}.` : 'لم يبقَ منه ما يُشطب. حدّث الصفحة.')
}

async function writeLines({ tx }: Work, writeOffId: string, given: readonly Given[]) {
  const rows = given.map(({ charge, amount }, index) => ({ writeOffId, place: index + 1, chargeId: charge.id, amount }))
  await tx.insertInto('writeOffLines').values(rows).execute()
}
