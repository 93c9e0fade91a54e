import { z } from 'zod'
import { occupy } from '#areas/calendar/public.ts'
import type { ReportFaultForm } from '#areas/maintenance/inputs.ts'
import { reportFault } from '#areas/maintenance/use-cases/report-fault.ts'
import { reportOwnFault } from '#areas/maintenance/use-cases/say-of-own-home.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { withAccounts } from './customers-with-accounts.ts'
import type { testOffice } from './office.ts'
import { placesOf } from './places-of-owners.ts'
import type { Story } from './stories.ts'

/** The smallest picture there is. */
export const picture = {
  name: 'مغسلة.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A tenant in a unit, as a lease writes it into the calendar. */
export const movesIn = command({
  name: 'testing.moves-in',
  permission: propertiesPermissions.hold,
  input: z.object({ unitId: z.uuid(), partyId: z.uuid() }),
  run: (work, { unitId, partyId }) =>
    occupy(work, {
      ...{ resourceId: unitId, kind: 'lease', from: '2026-01-01', until: '2026-12-31', partyId, reason: 'عقد', field: 'unitId' },
    }),
})

export const leak = { category: 'plumbing', priority: 'normal', description: 'تسريب تحت مغسلة المطبخ' } as const

export function faultsOf(office: ReturnType<typeof testOffice>) {
  const { aPropertyOfABranch, unitsIn } = placesOf(office)

  const reports = (
    ctx: Ctx,
    where: { propertyId: string; unitId?: string; place?: string },
    more: Partial<ReportFaultForm> = {},
  ) => reportFault(ctx, { id: ctx.newId(), photos: [], ...leak, ...where, ...more })

  /** One that the manager of one branch wrote down, and the manager of another. */
  const aRequestOfAProperty: Story = async () => {
    const { id: propertyId, near, far } = await aPropertyOfABranch()
    const [unitId = ''] = await unitsIn(near, propertyId)
    const { id } = await reports(near, { propertyId, unitId }, { photos: [picture] })
    return { id, near, far }
  }
  const aPhotoOfARequest: Story = async () => {
    const { near, far } = await aRequestOfAProperty()
    const { fileId } = await office.db.selectFrom('maintenancePhotos').select('fileId').executeTakeFirstOrThrow()
    return { id: fileId, near, far }
  }
  const { customer } = withAccounts(office)

  /** Somebody with an account who lives in a unit of one branch. */
  async function aTenant() {
    const { id: propertyId, near, far } = await aPropertyOfABranch()
    const [unitId = ''] = await unitsIn(near, propertyId)
    const { id: partyId, accountId } = await customer()
    await movesIn(near, { unitId, partyId })
    return { near, far, propertyId, unitId, partyId, tenant: office.customer(accountId) }
  }
  async function anOwner() {
    const { id: partyId, accountId } = await customer({ name: 'سلمى العمري', phone: '+96891234577' })
    return { partyId, ctx: office.customer(accountId) }
  }
  const aNeighbour = async () => office.customer((await customer({ name: 'سعيد المعشني', phone: '+96891234599' })).accountId)

  /** What a tenant has reported, and the neighbour. */
  const aRequestOfOnesHome: Story = async () => {
    const { tenant, unitId } = await aTenant()
    const { priority: _, ...fault } = leak
    const { id } = await reportOwnFault(tenant, { id: tenant.newId(), unitId, ...fault, photos: [] })
    return { id, near: tenant, far: await aNeighbour() }
  }
  return { aTenant, anOwner, aNeighbour, aRequestOfOnesHome, reports, aRequestOfAProperty, aPhotoOfARequest }
}

const reason = 'سبب'
const completionId = '01a1fa06-b267-7b4e-8fe6-eee01e92d520'

/** What each form of a request's page sends when it is filled in as it should be. */
export const formsOfFaults = {
  ask: { amount: '62', why: 'الضاغط محترق' },
  record: { owner: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f', answer: 'accepted', saidOn: '2026-01-15', reason: 'بالهاتف' },
  reply: { questionId: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f', reply: 'انتهى ضمانه' },
  triage: { category: 'plumbing', priority: 'normal', nature: 'structural' },
  assign: { who: 'technician:x', visitOn: '2026-01-20' },
  start: {},
  complete: { note: 'بُدّل المحبس' },
  reject: { reason },
  confirm: {},
  reopen: { reason },
  tenant: { id: '01a1fa06-b267-7b4e-8fe6-eee01e92d521', completionId, amount: '20', description: 'إصلاح', dueOn: '2026-01-20' },
  owner: {
    ...{
      id: '01a1fa06-b267-7b4e-8fe6-eee01e92d522',
      completionId,
      amount: '20',
      supplierId: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f',
    },
    ...{ number: '7', day: '2026-01-15', dueOn: '2026-01-20' },
  },
  company: {
    ...{ id: '01a1fa06-b267-7b4e-8fe6-eee01e92d523', completionId, amount: '20', billId: '01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
  },
}

/** And those of its page in the account of whoever lives there. */
export const formsOfOwnFaults = {
  confirm: {},
  reopen: { reason },
  accept: {},
  refuse: { reason },
  ask: { question: 'كم الضمان؟' },
}
