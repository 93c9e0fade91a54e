import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { inTurn } from '#platform/rounds.ts'
import { permissionForDocument } from './documents/file-permission.ts'
import { askToRenewDocuments } from './documents/holder.ts'
import { documentFactLines, documentFactWords } from './documents/words.ts'
import { permissionForEnforcement } from './enforcement/file-permission.ts'
import { enforcementFactLines, enforcementFactWords } from './enforcement/words.ts'
import { propertyImportFactLines, propertyImportFactWords } from './imports/words.ts'
import { inspectionRecord } from './inspections/inspection-record.ts'
import { permissionForSignature } from './inspections/queries.ts'
import { inspectionFactLines, inspectionFactWords } from './inspections/words.ts'
import { leaseContracts } from './leases/lease-kind.ts'
import { leaseRecord } from './leases/lease-record.ts'
import { leasesSection } from './leases/of-customer.ts'
import { leaseActs, leaseFigures } from './leases/offer.ts'
import { carryLeasesOn } from './leases/use-cases/carry-lease-on.ts'
import { expireRegistrations } from './leases/use-cases/expire-registrations.ts'
import { dailyRent } from './leases/use-cases/run-rent.ts'
import { leaseFactLines, leaseFactWords, leasePartWords } from './leases/words.ts'
import { leavingNotices } from './leaving/notices.ts'
import { permissionForLeavingFile } from './leaving/queries.ts'
import { leavingFactLines, leavingFactWords, leavingPartWords } from './leaving/words.ts'
import { permissionForPhoto as permissionForUnitPhoto } from './listings/photo-queries.ts'
import { listingFactLines, listingFactWords, listingPartWords } from './listings/words.ts'
import { askToRenewPowers } from './mandates/daily.ts'
import { mandateContracts } from './mandates/mandate-kind.ts'
import { mandateRecord } from './mandates/mandate-record.ts'
import { approveTerms } from './mandates/terms-approval.ts'
import { mandateFactLines, mandateFactWords, mandatePartWords } from './mandates/words.ts'
import { permissionForMeterPhoto } from './meters/queries.ts'
import { meterFactLines, meterFactWords } from './meters/words.ts'
import { dailyEndings } from './own-lease/daily.ts'
import { ownLeaseNotices } from './own-lease/notices.ts'
import { ownLeasePath } from './own-lease/own-lease.ts'
import { rentsAnything } from './own-lease/own-leases.ts'
import { remindOfRegistration } from './own-lease/use-cases/remind-of-registration.ts'
import { ownLeaseFactLines, ownLeaseFactWords } from './own-lease/words.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertiesPersonal, propertiesRetained } from './personal.ts'
import { ownPropertiesPath, ownsAnything } from './portal/own-properties.ts'
import { propertiesPath, propertyKind, propertyPath, unitKind, unitName, unitPath } from './property.ts'
import { propertyRecord, unitRecord } from './property-record.ts'
import { findProperties, findUnits, vacantFigure } from './queries.ts'
import { dailyReminders } from './reminders/daily.ts'
import { reminderNotices } from './reminders/notices.ts'
import { reminderFactLines, reminderFactWords } from './reminders/words.ts'
import { rentExceptions } from './reports/exceptions.ts'
import { rentLate, rentPulse } from './reports/figures.ts'
import { promisesToday } from './reports/promised-today.ts'
import { seedAll } from './seed-all.ts'
import { viewingNotices } from './viewings/notices.ts'
import { requestedViewings } from './viewings/queries.ts'
import { tellAllWatchers } from './viewings/use-cases/tell-watchers.ts'
import { ownViewingsPath, viewingsPath } from './viewings/viewing.ts'
import { viewingRecord } from './viewings/viewing-record.ts'
import { viewingFactLines, viewingFactWords, viewingPartWords } from './viewings/words.ts'
import { propertyFactLines, propertyFactWords, propertyPartWords } from './words.ts'

const viewingsDesk = { path: viewingsPath, label: 'المعاينات', permission: may.arrangeViewings, count: requestedViewings }
const ownLease = { path: ownLeasePath, label: 'إيجاري', permission: anyoneSignedIn, isTheirs: rentsAnything }
const ownProperties = { path: ownPropertiesPath, label: 'عقاراتي', permission: anyoneSignedIn, isTheirs: ownsAnything }
const ownViewings = { path: ownViewingsPath, label: 'معايناتي', permission: anyoneSignedIn }

export const properties: Area = {
  name: 'properties',
  label: 'العقارات',
  permissions: may,
  desks: [{ path: propertiesPath, label: 'العقارات', permission: may.view }, viewingsDesk],
  portal: [ownLease, ownProperties, ownViewings],
  acts: [{ path: `${propertiesPath}/new`, label: 'أضف عقارًا', permission: may.add }, ...leaseActs],
  notices: [...viewingNotices, ...reminderNotices, ...ownLeaseNotices, ...leavingNotices],
  often: tellAllWatchers,
  records: [propertyRecord, unitRecord, inspectionRecord, mandateRecord, leaseRecord, viewingRecord],
  sections: [leasesSection],
  approvals: [approveTerms],
  resources: [{ kind: 'unit', keeper: 'propertyOfficer' }],
  contracts: [mandateContracts, leaseContracts],
  permissionForFile: async (ctx, fileId) =>
    (await permissionForSignature(ctx, fileId)) ??
    (await permissionForMeterPhoto(ctx, fileId)) ??
    (await permissionForLeavingFile(ctx, fileId)) ??
    (await permissionForUnitPhoto(ctx, fileId)) ??
    (await permissionForDocument(ctx, fileId)) ??
    (await permissionForEnforcement(ctx, fileId)),
  daily: inTurn(
    askToRenewPowers,
    askToRenewDocuments,
    carryLeasesOn,
    dailyEndings,
    expireRegistrations,
    remindOfRegistration,
    dailyRent,
    dailyReminders,
  ),
  personal: propertiesPersonal,
  finder: { permission: may.view, find: findPlaces },
  figures: [vacantFigure, rentLate, promisesToday, ...leaseFigures],
  exceptions: rentExceptions,
  pulse: rentPulse,
  factWords: {
    ...propertyFactWords,
    ...propertyImportFactWords,
    ...documentFactWords,
    ...reminderFactWords,
    ...enforcementFactWords,
    ...inspectionFactWords,
    ...mandateFactWords,
    ...leaseFactWords,
    ...ownLeaseFactWords,
    ...meterFactWords,
    ...leavingFactWords,
    ...listingFactWords,
    ...viewingFactWords,
  },
  factLines: {
    ...propertyFactLines,
    ...propertyImportFactLines,
    ...documentFactLines,
    ...reminderFactLines,
    ...enforcementFactLines,
    ...inspectionFactLines,
    ...mandateFactLines,
    ...leaseFactLines,
    ...ownLeaseFactLines,
    ...meterFactLines,
    ...leavingFactLines,
    ...listingFactLines,
    ...viewingFactLines,
  },
  partWords: {
    ...propertyPartWords,
    ...mandatePartWords,
    ...leasePartWords,
    ...leavingPartWords,
    ...listingPartWords,
    ...viewingPartWords,
  },
  retained: propertiesRetained,
  seed: seedAll,
}

/** For the search over everything: properties, and units by their number or a meter's. */
async function findPlaces(ctx: Ctx, words: string) {
  const [found, units] = await Promise.all([findProperties(ctx, words), findUnits(ctx, words)])
  return [
    ...found.map(({ id, name, number }) => ({
      ...{ kind: propertyKind, id, label: name, detail: number, path: propertyPath(id) },
      acts: [{ path: `${propertyPath(id)}/add-units`, label: 'أضف وحدات', permission: may.add }],
    })),
    ...units.map(({ id, property, ...unit }) => ({
      kind: unitKind,
      id,
      label: unitName(unit),
      detail: property,
      path: unitPath(id),
    })),
  ]
}
