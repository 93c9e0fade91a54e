import { coverByCheques, raiseRents } from '#areas/finance/public.ts'
import type { UnitUse } from '#areas/properties/property.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { sourceOf } from './instalments-now.ts'
import { daysToDemand } from './lease.ts'
import { taxesOfLeases } from './lease-tax.ts'

type Leased = {
  id: string
  number: string
  branchId: string
  partyId: string
  startsOn: string
  endsOn: string
  unit: string
  unitId: string
  use: UnitUse
  mandateId: string
}

/** Demands what is due of a lease in a week or was before, each instalment once however often one asks. */
export async function demandDue(work: Work, lease: Leased) {
  const due = await work.tx
    .selectFrom('leaseInstalments')
    .select(['fromDay as from', 'untilDay as until', 'dueOn', 'amount'])
    .where('contractId', '=', lease.id)
    .where('demandedOn', 'is', null)
    .where('amount', '>', 0n)
    .where('dueOn', '<=', daysAfter(dayOf(work.now()), daysToDemand))
    .orderBy('fromDay')
    .execute()
  if (due.length === 0) return 0
  const tax = await taxOf(work, lease)
  const { id: contractId, partyId, branchId, mandateId, unitId: resourceId } = lease
  const raised = await raiseRents(
    work,
    due.map(({ from, until, dueOn, amount }) => ({
      ...{ contractId, partyId, branchId, mandateId, resourceId, dueOn, suppliedFrom: from, suppliedUntil: until },
      lines: [
        {
          kind: 'rent',
          amount,
          tax,
          description: cut(`إيجار ${lease.unit}، ${dayInWords(from)} إلى ${dayInWords(until)}`, 200),
        },
      ],
      source: sourceOf(contractId, { from, until }),
    })),
  )
  const charges = raised.flatMap((one, at) => one.charges.map(({ id }) => ({ id, dueOn: due[at]?.dueOn ?? '' })))
  await coverByWhatWasGiven(work, lease, charges)
  await work.tx
    .updateTable('leaseInstalments')
    .set({ demandedOn: dayOf(work.now()) })
    .where('contractId', '=', contractId)
    .where(
      'fromDay',
      'in',
      due.map(({ from }) => from),
    )
    .execute()
  return due.length
}

/** The cheques of the lease cover what is due of it now: nobody is reminded of what lies in the vault. */
async function coverByWhatWasGiven(work: Work, { id, partyId }: Leased, charges: readonly { id: string; dueOn: string }[]) {
  const lists = await work.tx.selectFrom('leaseCheques').select('listId').where('contractId', '=', id).execute()
  if (lists.length === 0) return
  await coverByCheques(work, { listIds: lists.map(({ listId }) => listId), partyId, charges })
}

/** The tax of an owner's rent is the owner's, where there is any. */
async function taxOf(work: Work, lease: Leased) {
  const category = (await taxesOfLeases(work, [lease])).get(lease.id)?.category
  if (category === 'exempt') return 'residential' as const
  return category === 'standard' ? ('owner-taxed' as const) : ('owner-untaxed' as const)
}
