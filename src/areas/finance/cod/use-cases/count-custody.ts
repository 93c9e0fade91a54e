import { sumOf } from '#areas/finance/cash/cash.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { custodyCounted } from '../facts.ts'
import { courierCalled, type HeldHandOver, handOverCode, heldHandOver, isCodeOver, settleHandOver } from '../hand-over.ts'
import { CountCustodyInput } from '../inputs.ts'

const may = financePermissions.countCustody

/**
 * Whoever keeps a box counts what a courier brings, by note and coin and without being told how much there should be. Where all three
 * agree it is taken; else it is sealed and nothing is posted, until somebody else decides, or a third counts and agrees.
 */
export const countCustody = command({
  name: 'finance.count-custody',
  permission: may,
  input: CountCustodyInput,
  async run(work, { handOverId, code, ...pieces }) {
    const one = await heldHandOver(work, handOverId)
    mustReach(work.actor, may, { branchId: one.branchId })
    if (one.status === 'settled' && one.countedBy === work.actor.id) {
      work.repeated()
      return { handOverId, agrees: true }
    }
    if (one.courierId === work.actor.id) throw new Refusal('finance.own-custody', 'هذه عهدتك. يعدّها غيرك.', 403)
    await mustBeOpen(work, one, code)
    const { boxId } = await cashSessionOf(work)
    const counted = sumOf(pieces)
    await mustBeInCoins(work, counted, 'baisa5')
    const difference = counted - one.expected
    const agrees = difference === 0n && (one.status === 'differs' || one.declared === counted)
    await work.tx
      .updateTable('codHandOvers')
      .set({ counted, boxId, countedBy: work.actor.id, countedAt: work.now(), ...(!agrees && { status: 'differs' }) })
      .where('id', '=', handOverId)
      .execute()
    const courier = await courierCalled(work, one.courierId)
    work.record(custodyCounted, handOverId, { number: one.number, courier, counted, difference })
    if (agrees) await settleHandOver(work, one, { boxId, counted, by: null })
    return { handOverId, agrees }
  },
})

async function mustBeOpen(work: Work, one: HeldHandOver, code: string | undefined) {
  if (one.status === 'differs') {
    if (one.countedBy === work.actor.id)
      throw new Refusal('finance.counted-before', 'عددتها من قبل وفيها فرق. يعدّها زميل ثالث، أو يبتّ المشرف في الفرق.')
    return
  }
  if (one.status !== 'declared') throw new Refusal('finance.custody-settled', 'بُتّ في هذه العهدة. حدّث الصفحة.')
  if (isCodeOver(one.declaredAt, work.now()))
    throw fieldFault('code', 'انتهت 10 دقائق هذا الرمز. يصرّح المندوب بعهدته من جديد في هاتفه.')
  if (code !== (await handOverCode(work.tx, one.id))) throw fieldFault('code', 'الرمز لا يطابق ما في هاتف المندوب. أعد كتابته.')
}
