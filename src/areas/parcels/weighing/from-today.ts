import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { dueOnAccount } from '../merchants/merchant.ts'
import { termsIn } from '../merchants/terms-of.ts'
import { tariffOf } from '../tariff/published-tariffs.ts'

type Booked = { tariffId: string; zoneId: string; merchantContractId: string | null; onAccountUntil: string | null }

/** What was booked days ago is promised from the day it is brought, and owed at the end of that month. */
export async function fromToday({ tx, now }: Pick<Work, 'tx' | 'now'>, parcel: Booked) {
  const today = dayOf(now())
  const zone = (await tariffOf(tx, parcel.tariffId))?.zones.find(({ id }) => id === parcel.zoneId)
  const terms = parcel.merchantContractId ? await termsIn(tx, parcel.merchantContractId) : null
  return {
    ...(zone && { promisedOn: daysAfter(today, zone.daysTo) }),
    onAccountUntil: parcel.onAccountUntil && terms ? dueOnAccount(today, terms.payDays) : null,
  }
}
