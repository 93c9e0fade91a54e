import { sql } from 'kysely'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { onceFor } from '#areas/finance/once.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { type Fault, fieldFault, fieldFaults } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { proofSent } from '../facts.ts'
import { SendProofInput } from '../inputs.ts'
import { branchOfDues, ownDues } from '../meant.ts'
import { cameToNothing } from '../transfer-proof.ts'

/** A customer shows a transfer. Nothing is posted and nothing is paid by it: it waits until the money is seen at the bank. */
export const sendProof = command({
  name: 'finance.send-proof',
  permission: anyoneSignedIn,
  input: SendProofInput,
  byTheClock: wrongDay,
  async run(work, { id, account, file, amount, transferredOn, reference, note = null, answers, sure, due }) {
    await onceFor(work, id)
    const party = await partyOfAccount({ db: work.tx, actor: work.actor })
    if (!party) throw new Refusal('not-found', 'لا ملف عميل لهذا الحساب بعد. حدّث الصفحة بعد لحظات.', 404)
    const before = await work.tx.selectFrom('transferProofs').select('partyId').where('id', '=', id).executeTakeFirst()
    if (before?.partyId === party.id) {
      work.repeated()
      return { id }
    }
    const faults = wrongDay({ transferredOn }, work.now())
    if (faults.length > 0) throw fieldFaults(faults)
    await mustBeNew(work, { partyId: party.id, accountId: account, reference })
    if (!sure) await mustBeOwed(work, party.id, amount)
    const dues = await ownDues(work, party.id, due)
    const [upload] = file
    if (!upload) throw new Error('a proof without its file')
    const row = { id, partyId: party.id, accountId: account, amount, transferredOn, reference, note }
    const sent = await work.tx
      .insertInto('transferProofs')
      .values({
        ...{ ...row, fileId: await work.keepFile(upload), answers: await refusedBefore(work, party.id, answers) },
        ...{ branchId: await branchOfDues(work, party.id, dues), sentBy: work.actor.id, sentAt: work.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!sent) throw takenBefore()
    if (dues.length > 0) {
      await work.tx
        .insertInto('transferProofDues')
        .values(dues.map((chargeId) => ({ proofId: id, chargeId })))
        .execute()
    }
    work.record(proofSent, id, { partyId: party.id, name: party.name, amount, reference })
    return { id }
  },
})

function wrongDay({ transferredOn }: Readonly<Record<string, unknown>>, now: Date): Fault[] {
  const [day, today] = [String(transferredOn), dayOf(now)]
  if (!isDay(day)) return []
  if (day > today) return [['transferredOn', 'هذا اليوم لم يأتِ بعد. اكتب يوم التحويل.']]
  if (day < daysAfter(today, -366)) return [['transferredOn', 'مضى على هذا اليوم أكثر من سنة. راجع التاريخ.']]
  return []
}

const takenBefore = () => fieldFault('reference', 'وصلنا هذا المرجع من قبل. راجع الرقم، أو انظر في إثباتاتك وسنداتك.')

type Shown = { partyId: string; accountId: string; reference: string }

/** One customer shows one transfer once: to this account of ours, by this mark of the bank. What another claims keeps nobody from it. */
async function mustBeNew({ tx }: Work, { partyId, accountId, reference }: Shown) {
  const bank = await tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'heldFor'])
    .where('id', '=', accountId)
    .where('active', '=', true)
    .where('shown', '=', true)
    .executeTakeFirst()
  if (!bank) throw fieldFault('account', 'اختر الحساب الذي حوّلت إليه.')
  const leaf = bankLeaf(bank)
  const slip = await tx
    .selectFrom('takenSlips as t')
    .innerJoin('receipts as r', 'r.id', 't.receiptId')
    .select('t.receiptId')
    .where('r.partyId', 'in', recordsOf(partyId))
    .where('t.account', '=', leaf.account)
    .where('t.key', '=', leaf.key)
    .where(sql<boolean>`slip_mark(t.reference) = slip_mark(${reference})`)
    .executeTakeFirst()
  const proof = await tx
    .selectFrom('transferProofs')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('accountId', '=', accountId)
    .where('status', 'not in', cameToNothing)
    .where(sql<boolean>`slip_mark(reference) = slip_mark(${reference})`)
    .executeTakeFirst()
  if (slip || proof) throw takenBefore()
}

/** What a comma that was meant for the point makes of one rial. */
const slipOfComma = 1_000_000n

/**
 * A comma that was meant for the point makes a thousand of one: more than all that is owed is taken once the customer says that it was so.
 * Whoever owes nothing pays ahead, and is asked from where such a slip begins.
 */
async function mustBeOwed({ tx }: Work, partyId: string, amount: bigint) {
  const { owed } = await tx
    .selectFrom('charges')
    .select(sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`.as('owed'))
    .where('partyId', 'in', recordsOf(partyId))
    .executeTakeFirstOrThrow()
  if (owed === 0n ? amount < slipOfComma : amount <= owed) return
  const why = owed === 0n ? 'مبلغ كبير، ولا شيء مستحق عليك.' : `أكثر من كل ما عليك: ${inRials(owed)}`
  throw fieldFaults([
    ['amount', `${inRials(amount)} ${why} اكتب الفاصلة العشرية نقطة، مثل 855.000`],
    ['sure', 'إن كان هذا ما حوّلته فعلًا فأكّده.'],
  ])
}

/** The one that was not accepted, was withdrawn, or whose receipt was taken back, that this one answers, if it is the same customer’s. */
async function refusedBefore({ tx }: Work, partyId: string, id: string | undefined) {
  if (!id) return null
  const row = await tx
    .selectFrom('transferProofs')
    .select('id')
    .where('id', '=', id)
    .where('partyId', 'in', recordsOf(partyId))
    .where((eb) => eb.or([eb('status', 'in', cameToNothing), eb('takenBack', 'is not', null)]))
    .executeTakeFirst()
  return row?.id ?? null
}
