import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { addProperty } from '#areas/properties/use-cases/add-property.ts'
import { addUnits } from '#areas/properties/use-cases/add-units.ts'
import type { Ctx } from '#platform/context.ts'
import { openBranches, salalah, thumrait } from './branches.ts'
import type { testOffice } from './office.ts'
import { type Story, storiesOf } from './stories.ts'

const building = { name: 'برج السعادة', kind: 'building', wilayat: 'صلالة' } as const
const flat = { kind: 'flat', use: 'residential', floor: '1', rent: '250' } as const

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
  return { anInspectionOfABranch, aBuilding, unitsIn, aPropertyOfABranch, aUnitOfABranch }
}
