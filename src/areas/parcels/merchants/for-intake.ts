import { contractsOfKind } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { merchantKind } from './merchant.ts'
import { merchantTermsOf } from './terms-of.ts'

type Sending = Pick<Work, 'tx' | 'actor' | 'now'> | Pick<Ctx, 'db' | 'actor' | 'now'>

/** Of whom this person may take parcels in: merchants whose contract is in force in a branch of theirs. */
export async function merchantsToChoose(asked: Sending) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const rows = await contractsOfKind({ db }, merchantKind)
    .where('state', 'in', ['active', 'notice-given'])
    .where('startsOn', '<=', dayOf(asked.now()))
    .limit(500)
    .execute()
  const near = rows.filter(({ branchId }) => reaches(asked.actor, may.register, { branchId }))
  const parties = near.map(({ partyId }) => partyId)
  const names = new Map((await customersNamed(asked, parties)).map(({ id, name }) => [id, name]))
  return near.map(({ id, partyId }) => ({ id, partyId, name: names.get(partyId) ?? '' }))
}

/** One of them with what is agreed. */
export async function merchantForIntake(work: Sending, contractId: string) {
  const one = (await merchantsToChoose(work)).find(({ id }) => id === contractId)
  const terms = one && (await merchantTermsOf(work, one.partyId))
  return one && terms?.contractId === contractId ? { name: one.name, terms } : null
}
