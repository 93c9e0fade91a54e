import { sql } from 'kysely'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { tariffPublished } from '../facts.ts'
import { PublishTariffInput } from '../inputs.ts'
import { newestTariff } from '../published-tariffs.ts'

export const publishTariff = command({
  name: 'parcels.publish-tariff',
  permission: parcelPermissions.publishTariff,
  input: PublishTariffInput,
  async run(work, { rates, codPercent, heaviest, seen, ...tariff }) {
    // One after another: the second of two at once finds what the first has published.
    await sql`select pg_advisory_xact_lock(hashtext('parcels.tariff'))`.execute(work.tx)
    const newest = await newestTariff(work.tx)
    const tariffId = work.newId()
    const saved = await work.tx
      .insertInto('tariffs')
      .values({ id: tariffId, ...tariff, codShare: codPercent, heaviestGrams: heaviest, publishedAt: work.now() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) throw new Refusal('parcels.tariff-exists', `التعرفة ${tariff.reference} منشورة. اكتب رقم اعتماد آخر.`)
    if (newest !== seen) {
      throw new Refusal('parcels.changed-meanwhile', 'نشر زميل تعرفة أحدث بعد أن فتحت الصفحة. حدّث الصفحة وقارن ثم أعد ما كتبت.')
    }

    const zones = await zoneIds(
      work,
      rates.map(({ zone }) => zone),
    )
    const rows = rates.map(({ zone, ...rate }, position) => ({ tariffId, zoneId: zones.get(zone) ?? '', position, ...rate }))
    await work.tx.insertInto('tariffRates').values(rows).execute()
    const { reference, validFrom } = tariff
    work.record(tariffPublished, tariffId, { reference, validFrom, zones: rates.map(({ zone }) => zone) })
    return { tariffId }
  },
})

/** A zone keeps its id from tariff to tariff. */
async function zoneIds({ tx, newId }: Work, names: string[]) {
  await tx
    .insertInto('tariffZones')
    .values(names.map((name) => ({ id: newId(), name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const rows = await tx.selectFrom('tariffZones').select(['id', 'name']).where('name', 'in', names).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
