import { z } from 'zod'
import { needsApproval, requestApproval } from '#areas/access/public.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { CreditLimitInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { boundOf } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { RaisedLimit, raiseCreditLimit, writeLimit } from '../approvals.ts'

const { action } = raiseCreditLimit

/** How much a customer may owe; without one nothing is sold on account. Nobody raises it above what their role allows; a high one waits for a second yes. */
export const setCreditLimit = command({
  name: 'customers.set-credit-limit',
  permission: customersPermissions.setCreditLimit,
  input: CreditLimitInput,
  async run(work, { id, creditLimit = null, reason }) {
    const {
      creditLimit: before,
      name,
      branchId,
      createdBy: ownerId,
    } = await partyToChange(work, id, customersPermissions.setCreditLimit)
    if (before === creditLimit) {
      work.repeated()
      return { id, waits: false }
    }
    const bound = boundOf(work.actor, customersPermissions.setCreditLimit, { branchId, ownerId }).amount
    if (bound !== null && (creditLimit ?? 0n) > bound && (creditLimit ?? 0n) > (before ?? 0n))
      throw new Refusal(
        'customers.above-limit',
        `حدك ${inRials(bound)} والسقف ${inRials(creditLimit ?? 0n)} يحدده من صلاحيته أعلى.`,
      )
    if (creditLimit !== null && creditLimit > (before ?? 0n) && (await needsApproval(work, raiseCreditLimit, creditLimit))) {
      await ask(work, { id, name, before, after: creditLimit, reason })
      return { id, waits: true }
    }
    await writeLimit(work, { id, before, after: creditLimit })
    return { id, waits: false }
  },
})

type Raise = { id: string; name: string; before: bigint | null; after: bigint; reason: string | undefined }

async function ask(work: Work, { id, name, before, after, reason }: Raise) {
  if (!reason) throw new Refusal('customers.say-why', 'هذا السقف يحتاج إلى اعتماد. اكتب السبب ثم أرسله.', 422)
  const title = `سقف الدين ${inRials(after)} للعميل ${name}`
  const payload = z.encode(RaisedLimit, { id, before, after })
  await requestApproval(work, { action, title, subjectId: id, amount: after, payload, reason })
}
