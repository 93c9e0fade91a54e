import { sql } from 'kysely'
import { takenNow } from '#areas/calendar/public.ts'
import type { CollectedKind, DebtorPlace } from '#areas/collecting/public.ts'
import type { Ctx } from '#platform/context.ts'
import { enforcementPath } from '../enforcement/enforcement.ts'
import { leaseValues } from '../leases/lease-values.ts'
import { propertyChoices } from '../leases/queries.ts'
import { placeInWords } from '../listings/listing.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { unitName } from '../property.ts'
import { reportPath } from '../reports/report-asked.ts'
import { byFloorAndNumber } from '../unit-order.ts'
import { lateTermsOfLeases } from './late-terms.ts'
import { noticeWords } from './notice-words.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What those who collect are told of leases. */
export const leaseArrears: CollectedKind = {
  subject: 'الوحدة',
  noticeWords,
  waivable: ['rent', 'rent-late-fee'],
  lateFees: lateTermsOfLeases,
  afterWarnings: { permission: may.makeEnforcementFiles, label: 'ملف التنفيذ', path: enforcementPath },
  report: { permission: may.viewReports, path: reportPath('arrears') },
  lessor: async (asked, contractId) => (await leaseValues(asked, contractId)).owner ?? '',
  async subjects({ db }, contractIds) {
    const units = await db
      .selectFrom('leases')
      .innerJoin('units', 'units.id', 'leases.unitId')
      .innerJoin('properties', 'properties.id', 'units.propertyId')
      .select(['contractId', 'units.kind', 'units.number', 'properties.name'])
      .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
      .execute()
    return units.map(({ contractId, name, ...unit }) => ({ contractId, called: `${unitName(unit)}، ${name}` }))
  },
  grace: ({ db }, contractIds) =>
    db
      .selectFrom('leases')
      .select(['contractId', 'graceDays'])
      .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
      .execute(),
  places: homesOf,
  sites: {
    choices: propertyChoices,
    isThere: (ctx, { wilayat, site }) =>
      sql<boolean>`exists (${homesNow(ctx)
        .select('units.id')
        .where(sql<boolean>`taken.party_id = party.id`)
        .$if(wilayat !== '', (all) => all.where('properties.wilayat', '=', wilayat))
        .$if(site !== null, (all) => all.where('properties.id', '=', site ?? ''))})`,
  },
}

const homesNow = (ctx: Reader) =>
  ctx.db
    .selectFrom(takenNow(ctx).as('taken'))
    .innerJoin('units', 'units.id', 'taken.resourceId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .where('taken.kind', '=', 'lease')

/** Where each of them lives now, as one finds it. */
async function homesOf(ctx: Reader, partyIds: readonly string[]): Promise<DebtorPlace[]> {
  const rows = await homesNow(ctx)
    .select(['taken.partyId', 'units.id as resourceId', 'units.kind', 'units.number', 'properties.name as site'])
    .select(['properties.wilayat', 'properties.quarter', 'properties.way', 'properties.building', 'latitude', 'longitude'])
    .where(({ eb, fn, val }) => eb('taken.partyId', '=', fn.any(val([...partyIds]))))
    .orderBy('properties.name')
    .orderBy(byFloorAndNumber())
    .execute()
  return rows.map(({ latitude, longitude, way, building, partyId, resourceId, site, ...row }) => ({
    ...{ partyId: partyId ?? '', resourceId, site, called: `${unitName(row)}، ${site}`, area: placeInWords(row) },
    address: [way && `سكة ${way}`, building && `مبنى ${building}`].filter(Boolean).join('، '),
    map: latitude !== null && longitude !== null ? `https://maps.google.com/?q=${latitude},${longitude}` : null,
  }))
}
