import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { placesChanged } from '../facts.ts'
import { KeepPlacesInput } from '../place-inputs.ts'
import { placesKept } from '../places.ts'

/** Which zone each wilayat lies in and who delivers there; what is left without a zone is taken out. */
export const keepPlaces = command({
  name: 'parcels.keep-places',
  permission: parcelPermissions.publishTariff,
  input: KeepPlacesInput,
  async run(work, { places }) {
    await sql`select pg_advisory_xact_lock(hashtext('parcels.places'))`.execute(work.tx)
    const offices = new Set((await branches(work)).map(({ id }) => id))
    if (places.some(({ branchId }) => !offices.has(branchId)))
      throw new Refusal('parcels.no-branch', 'أُغلق فرع بعد أن فتحت الصفحة. حدّث الصفحة واختر فرعًا آخر.')
    const before = new Map((await placesKept(work.tx)).map((one) => [one.place, `${one.zoneId} ${one.branchId}`]))
    const changed = places.filter((one) => before.get(one.place) !== `${one.zoneId} ${one.branchId}`)
    const left = [...before.keys()].filter((place) => !places.some((one) => one.place === place))
    if (changed.length + left.length === 0) return work.repeated()

    if (left.length > 0) await work.tx.deleteFrom('parcelPlaces').where('place', 'in', left).execute()
    if (changed.length > 0)
      await work.tx
        .insertInto('parcelPlaces')
        .values(changed.map((one) => ({ ...one, keptBy: work.actor.id, keptAt: work.now() })))
        .onConflict((conflict) =>
          conflict.column('place').doUpdateSet(({ ref }) => ({
            ...{ zoneId: ref('excluded.zoneId'), branchId: ref('excluded.branchId') },
            ...{ keptBy: ref('excluded.keptBy'), keptAt: ref('excluded.keptAt') },
          })),
        )
        .execute()
    work.record(placesChanged, work.newId(), { places: [...changed.map(({ place }) => place), ...left] })
  },
})
