import { randomUUID } from 'node:crypto'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { startLease } from '#areas/properties/leases/use-cases/start-lease.ts'
import { addUnits } from '#areas/properties/use-cases/add-units.ts'
import type { Ctx } from '#platform/context.ts'
import { serveNotice } from '../areas/collecting/warnings/use-cases/serve-notice.ts'
import { putInForce } from './contracts.ts'
import { mandatesOf } from './mandates.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

const flat = { kind: 'flat', use: 'residential', floor: '1', rent: '250' } as const

/** Units under a mandate in force, somebody to have them, and the leases of both. */
export function leasesOf(office: ReturnType<typeof testOffice>) {
  const { aMandateOfABranch } = mandatesOf(office)

  const tenant = async (ctx: Ctx, name = 'خالد المعشني', phone = '91234570', civilNumber: string | null = phone) =>
    (await registerCustomer(ctx, { kind: 'person', name, phone, ...(civilNumber && { civilNumber }) })).id

  /** A property under a mandate of this year, with these units. */
  async function letting(numbers = '1-3') {
    const { id: mandateId, near, far } = await aMandateOfABranch()
    await putInForce(near, mandateId)
    const { propertyId } = await office.db.selectFrom('mandateProperties').select('propertyId').executeTakeFirstOrThrow()
    const { ids } = await addUnits(near, { propertyId, numbers, ...flat })
    return { near, far, propertyId, mandateId, units: ids }
  }
  const started = (ctx: Ctx, asked: { unitId: string; partyId: string; startsOn?: string; id?: string }) =>
    startLease(ctx, { id: randomUUID(), startsOn: '2026-01-01', ...asked })

  const aLeaseOfABranch: Story = async () => {
    const { near, far, units } = await letting()
    const { id } = await started(near, { unitId: units[0] ?? '', partyId: await tenant(near) })
    return { id, near, far }
  }
  /** One in force whose first rent is late by two weeks. */
  const aLateLeaseOfABranch: Story = async () => {
    const { id, near, far } = await aLeaseOfABranch()
    await putInForce(near, id)
    return { id, near, far }
  }
  const aNoticeOfABranch: Story = async () => {
    const { id: contractId, near, far } = await aLateLeaseOfABranch()
    const { id } = await serveNotice(near, { id: randomUUID(), contractId, step: 'reminder' })
    return { id, near, far }
  }
  const aPaperOfANotice: Story = async () => {
    const { id, near, far } = await aNoticeOfABranch()
    const { fileId } = await office.db.selectFrom('formalNotices').select('fileId').where('id', '=', id).executeTakeFirstOrThrow()
    return { id: fileId, near, far }
  }
  return { letting, tenant, started, aLeaseOfABranch, aLateLeaseOfABranch, aNoticeOfABranch, aPaperOfANotice }
}
