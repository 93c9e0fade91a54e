import { ownBillsToChoose, suppliersToChoose } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { chargedToOwner, costsOf, isDone, openCompletions } from './costs.ts'
import { mostToSpend } from './expenses.ts'
import { maintenancePermissions } from './permissions.ts'
import type { Payer } from './request.ts'
import type { ShownRequest } from './request-detail.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'recordKinds'>

/** So many days a tenant has to pay for a repair, unless somebody says otherwise. */
const daysToPay = 14

/** The cost of a request as its page shows it, and what the form of whoever pays needs. */
export async function costOf(ctx: Reader, one: ShownRequest) {
  const charged = await costsOf(ctx, [one.id])
  const names = await namesOf(
    ctx,
    charged.map(({ chargedBy }) => chargedBy),
  )
  const open = await openCompletions(ctx, [one.id])
  const next = open.find(({ cost }) => (cost ?? 0n) > 0n) ?? open[0]
  const may = isDone(one.state) && reaches(ctx.actor, maintenancePermissions.chargeMaintenance, one)
  return {
    charged: charged.map(({ chargedBy, ...row }) => ({ ...row, by: names.get(chargedBy) ?? chargedBy })),
    asks: next && may ? await toChoose(ctx, one, { ...next, spent: chargedToOwner(charged) }) : null,
  }
}
export type ShownCost = Awaited<ReturnType<typeof costOf>>

type Next = { id: string; payer: Payer; cost: bigint | null; note: string; doneAt: Date; spent: bigint }

async function toChoose(ctx: Reader, one: ShownRequest, { spent, ...completion }: Next) {
  const { payer } = completion
  const most = await mostToSpend(ctx, { ...one, payer })
  const [suppliers, bills] = await Promise.all([
    payer === 'owner' ? suppliersToChoose(ctx) : [],
    payer === 'company' ? ownBillsToChoose(ctx, one.supplierId) : [],
  ])
  return {
    completion,
    most: most === null ? null : most - spent,
    dueOn: daysAfter(one.today, daysToPay),
    suppliers: suppliers.map(({ id, name }) => [id, name] as const),
    bills: bills.map(
      ({ id, number, day, supplier, total }) => [id, `${supplier}، ${number}، ${day}، ${inRials(total)}`] as const,
    ),
  }
}
