import { addPropertyDocument } from '#areas/properties/documents/use-cases/add-property-document.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { addPhotos } from '#areas/properties/listings/photo-commands.ts'
import { publishUnit } from '#areas/properties/listings/use-cases/publish-unit.ts'
import { addProperty } from '#areas/properties/use-cases/add-property.ts'
import { addUnits } from '#areas/properties/use-cases/add-units.ts'
import { requestViewing } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import type { Ctx } from '#platform/context.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story, storiesOf } from './stories.ts'

const building = { name: 'برج السعادة', kind: 'building', wilayat: 'صلالة' } as const
const flat = { kind: 'flat', use: 'residential', floor: '1', rent: '250' } as const

/** As a phone sends it, only smaller. */
export async function aPicture(colour: string, width = 1_000): Promise<{ name: string; bytes: Buffer }> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name: `${colour}.jpg`, bytes }
}

/** A property of one branch, its first unit, and the managers of this branch and of another. */
export function placesOf(office: ReturnType<typeof testOffice>) {
  const { colleague } = storiesOf(office)

  const aBuilding = async (ctx: Ctx, branchId = salalah) =>
    (await addProperty(ctx, { id: ctx.newId(), branchId, ...building })).id
  const unitsIn = async (ctx: Ctx, propertyId: string, numbers = '1-3') =>
    (await addUnits(ctx, { propertyId, numbers, ...flat })).ids

  const aPropertyOfABranch: Story = async () => {
    await openBranches(office.db)
    const near = await colleague('huda', 'branchManager', salalah)
    const far = await colleague('salim', 'branchManager', thumrait)
    return { id: await aBuilding(near), near, far }
  }
  const aUnitOfABranch: Story = async () => {
    const { id: propertyId, near, far } = await aPropertyOfABranch()
    const [id = ''] = await unitsIn(near, propertyId)
    return { id, near, far }
  }
  const anInspectionOfABranch: Story = async () => {
    const { id: unitId, near, far } = await aUnitOfABranch()
    const { id } = await makeInspection(near, { id: near.newId(), unitId, kind: 'periodic' })
    return { id, near, far }
  }
  const aPhotoOfABranch: Story = async () => {
    const { id: unitId, near, far } = await aUnitOfABranch()
    await addPhotos(near, { unitId, photos: [await aPicture('salmon')] })
    const { fileId } = await office.db.selectFrom('photos').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId, near, far }
  }
  const aPaperOfAProperty: Story = async () => {
    const { id: propertyId, near, far } = await aPropertyOfABranch()
    await addPropertyDocument(near, { id: near.newId(), propertyId, kind: 'insurance', file: [pdf] })
    const { fileId } = await office.db.selectFrom('documents').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId ?? '', near, far }
  }
  const aViewingOfABranch: Story = async () => {
    const { id: unitId, near, far } = await aUnitOfABranch()
    await publishUnit(near, { unitId, seen: '0', description: 'شقة هادئة.', showsRent: 'yes' })
    const { id: listingId } = await office.db.selectFrom('listings').select('id').executeTakeFirstOrThrow()
    const asked = { name: 'سالم', phone: '91234567', replyBy: 'call', viewingOn: '2026-01-18', dayPart: 'evening' } as const
    const { id } = await requestViewing(office.visitor(), { ...asked, formId: near.newId(), listingId })
    return { id, near, far }
  }
  /** Whose each page of a place is. */
  const recordsOfPlaces: Record<string, Story> = {
    '/admin/properties/:propertyId': aPropertyOfABranch,
    '/admin/properties/:propertyId/correct': aPropertyOfABranch,
    '/admin/properties/:propertyId/shares': aPropertyOfABranch,
    '/admin/properties/:propertyId/add-units': aPropertyOfABranch,
    '/admin/properties/inspections/:inspectionId': anInspectionOfABranch,
    '/admin/properties/inspections/:inspectionId/pdf': anInspectionOfABranch,
    '/admin/properties/:propertyId/new-mandate': aPropertyOfABranch,
    '/admin/properties/units/:unitId/meters': aUnitOfABranch,
    '/admin/properties/:propertyId/readings': aPropertyOfABranch,
    '/admin/properties/:propertyId/documents': aPropertyOfABranch,
    '/admin/properties/:propertyId/photos': aPropertyOfABranch,
    '/admin/viewings/:viewingId': aViewingOfABranch,
    '/admin/properties/units/:unitId/listing': aUnitOfABranch,
    '/admin/properties/units/:unitId/photos': aUnitOfABranch,
    '/admin/properties/units/:unitId': aUnitOfABranch,
    '/admin/properties/units/:unitId/correct': aUnitOfABranch,
  }
  return {
    recordsOfPlaces,
    anInspectionOfABranch,
    aViewingOfABranch,
    filesOfPlaces: { photos: aPhotoOfABranch, properties: aPaperOfAProperty },
    aBuilding,
    unitsIn,
    aPropertyOfABranch,
    aUnitOfABranch,
  }
}
