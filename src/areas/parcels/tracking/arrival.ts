import type { branches, CompanyProfile } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import type { ParcelState } from '../journey/parcel.ts'
import { isWindowOver, windowInSentence } from '../redelivery/windows.ts'

type Out = { id: string; state: ParcelState; deliverOn: string | null; deliverFrom: string | null }

/** When it comes and how many doors are before it, once its courier is on the way; the hours of a run are not known. */
export async function arrivalToday({ db, now }: Pick<Ctx, 'db' | 'now'>, parcel: Out) {
  if (parcel.state !== 'out-for-delivery') return null
  const today = dayOf(now())
  const stop = await db
    .selectFrom('parcelStops')
    .innerJoin('parcelRuns', 'parcelRuns.id', 'parcelStops.runId')
    .select(({ selectFrom, fn }) =>
      selectFrom('parcelStops as before')
        .select(fn.countAll<number>().as('n'))
        .whereRef('before.runId', '=', 'parcelStops.runId')
        .whereRef('before.position', '<', 'parcelStops.position')
        .where('before.state', '=', 'loaded')
        .as('ahead'),
    )
    .where('parcelStops.parcelId', '=', parcel.id)
    .where('parcelStops.state', '=', 'loaded')
    .where('parcelRuns.state', '=', 'out')
    .where('parcelRuns.day', '=', today)
    .executeTakeFirst()
  return stop ? `${whenItComes(parcel, { today, now: now() })} ${beforeYou(Number(stop.ahead))}` : null
}

function whenItComes({ deliverOn, deliverFrom }: Out, { today, now }: { today: string; now: Date }) {
  const isChosen = deliverOn === today && deliverFrom !== null && !isWindowOver({ deliverOn, deliverFrom }, now)
  return isChosen ? `يصلك ${windowInSentence(deliverFrom)}.` : 'يصلك اليوم.'
}

const beforeYou = (stops: number) => (stops === 0 ? 'أنت التالي.' : `أمامك ${howMany(stops, 'stop')}.`)

type Waiting = { state: ParcelState; branchId: string }
type Offices = Awaited<ReturnType<typeof branches>>

/** Where it waits to be collected, and when that is open. */
export function pickupOffice({ state, branchId }: Waiting, offices: Offices, { hours }: Pick<CompanyProfile, 'hours'>) {
  const office = state === 'ready-for-pickup' ? offices.find(({ id }) => id === branchId) : undefined
  if (!office) return null
  return { name: office.nameAr, address: office.address, phone: office.phone, hours: hours?.lines ?? [] }
}
