import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { contractHeld } from '#areas/contracts/public.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { waiverAsked } from '../facts.ts'
import { AskWaiverInput } from '../inputs.ts'
import { AskedWaiver, approveWaiver } from '../waiver-approval.ts'
import { canBeWaived } from '../waiver-queries.ts'

const may = collectingPermissions.waiveCharges

/** Some of what a tenant owes is to be asked no more: the owner has agreed to it, and somebody else decides. */
export const askWaiver = command({
  name: 'properties.ask-waiver',
  permission: may,
  input: AskWaiverInput,
  async run(work, { id, contractId, chargeId, amount: part, reason, consent }) {
    const { partyId, branchId, title } = await contractHeld(work, contractId, may)
    const before = await work.tx.selectFrom('waivers').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { contractId, approvalId: null }
    }
    const given = partOf(await chosen(work, contractId, chargeId), part)
    const [file] = consent
    if (!file) throw fieldFault('consent', 'أرفق موافقة المالك: ما يُعفى منه له.')
    const amount = given.reduce((sum, { waived }) => sum + waived, 0n)
    const fileId = await work.keepFile(file)
    const asked = { status: 'submitted' as const, askedBy: work.actor.id, askedAt: work.now() }
    await work.tx
      .insertInto('waivers')
      .values({
        id,
        contractId,
        partyId,
        branchId,
        amount,
        reason,
        fileId,
        ...asked,
        endedBy: null,
        endedAt: null,
        endReason: null,
      })
      .execute()
    const rows = given.map(({ id: one, description, number, waived }, index) => {
      return { waiverId: id, place: index + 1, chargeId: one, description: `${description}، ${number}`, amount: waived }
    })
    await work.tx.insertInto('waiverCharges').values(rows).execute()
    work.record(waiverAsked, contractId, { amount, reason })
    const approval = await requestApproval(work, {
      ...{ action: approveWaiver.action, title: cut(`إعفاء من ${inRials(amount)} عن ${title}`, 200), subjectId: id },
      ...{ amount, branchId, reason },
      payload: z.encode(AskedWaiver, { waiverId: id }),
    })
    return { contractId, approvalId: approval.id }
  },
})

type Open = Awaited<ReturnType<typeof chargesOfContracts>>[number]

/** All of what was chosen; or so much of it as was said, of what was due first. */
function partOf(charges: readonly Open[], part: bigint | undefined) {
  const total = charges.reduce((sum, { open }) => sum + open, 0n)
  if (part !== undefined && part > total) throw fieldFault('amount', `بقي مما اخترته ${inRials(total)} لا أكثر.`)
  let left = part ?? total
  return charges
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map((charge) => {
      const waived = least(charge.open, left)
      left -= waived
      return { ...charge, waived }
    })
    .filter(({ waived }) => waived > 0n)
}

/** What was chosen, still open, and nobody else asks to be let off. */
async function chosen(work: Work, contractId: string, chargeIds: readonly string[]) {
  if (chargeIds.length === 0) throw fieldFault('chargeId', 'اختر مستحقًا واحدًا على الأقل.')
  const charges = (await chargesOfContracts(work, [contractId])).filter(({ id }) => chargeIds.includes(id))
  if (charges.length < new Set(chargeIds).size) throw new Refusal('not-found', 'هذا المستحق ليس على هذا العقد. حدّث الصفحة.', 404)
  if (charges.some((one) => !canBeWaived(work, one))) throw fieldFault('chargeId', 'لم يبقَ من أحدها ما يُعفى منه. حدّث الصفحة.')
  const waiting = await work.tx
    .selectFrom('waiverCharges')
    .innerJoin('waivers', 'waivers.id', 'waiverCharges.waiverId')
    .select('chargeId')
    .where('status', '=', 'submitted')
    .where('chargeId', 'in', [...chargeIds])
    .executeTakeFirst()
  if (waiting) throw fieldFault('chargeId', 'طُلب الإعفاء من أحدها من قبل، وينتظر الاعتماد.')
  return charges
}
