import { z } from 'zod'
import { creditLimitSet } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { tabPath } from '#areas/customers/record/detail-tabs.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const RaisedLimit = z.object({ id: z.uuid(), before: baisa.nullable(), after: baisa })

/** Selling a great deal on account is agreed to by two. */
export const raiseCreditLimit: Approvable = {
  action: 'customers.raise-credit-limit',
  label: 'رفع سقف الدين',
  approver: 'generalManager',
  above: 5_000_000n,
  alone: true,
  async tell(_ctx, payload) {
    const { before } = RaisedLimit.parse(payload)
    return [{ question: 'السقف الآن', answer: before === null ? 'لا بيع بالدين' : inRials(before) }]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(customersPermissions.setCreditLimit) ? tabPath(RaisedLimit.parse(payload).id, 'dealing') : null,
  async apply(work, payload) {
    const { id, before, after } = RaisedLimit.parse(payload)
    await writeLimit(work, { id, before, after })
  },
}

type Change = { id: string; before: bigint | null; after: bigint | null }

/** As long as it is what it was when it was looked at. */
export async function writeLimit(work: Work, { id, before, after }: Change) {
  const written = await work.tx
    .updateTable('parties')
    .set({ creditLimit: after, changedAt: work.now() })
    .where('id', '=', id)
    .where('mergedInto', 'is', null)
    .where('creditLimit', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new Refusal('customers.changed', 'تغيّر سقف هذا العميل بعد الطلب. افتح السجل وراجع ما تغيّر.')
  work.record(creditLimitSet, id, { before, after })
}
