import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { handOverCode } from '#areas/finance/cod/hand-over.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { declareOwn } from '#areas/parcels/custody/use-cases/declare-own.ts'
import { deliverAtDoor } from '#areas/parcels/runs/use-cases/at-the-door.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from './boxes.ts'
import { salalah } from './branches.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

type Ways = {
  setUp: () => Promise<void>
  newId: () => string
  near: () => Ctx
  far: () => Ctx
  aCourier: () => Promise<{ id: string; ctx: Ctx }>
  toTheDoor: (typed: { cod: string }) => Promise<string>
  out: (courierId: string, parcels: readonly string[]) => Promise<{ stopOf: (parcelId: string) => string }>
  codeFor: (parcelId: string) => Promise<string>
}

/** Whose each page and paper of cash is that a courier took at a door. */
export function custodyRecordsOf(office: ReturnType<typeof testOffice>, ways: Ways): Record<string, Story> {
  const { newId, near, far, codeFor } = ways

  async function declared() {
    await ways.setUp()
    const courier = await ways.aCourier()
    const parcelId = await ways.toTheDoor({ cod: '10' })
    const { stopOf } = await ways.out(courier.id, [parcelId])
    const given = { receivedBy: 'مريم', code: await codeFor(parcelId), signature: [], paid: '10' }
    await deliverAtDoor(courier.ctx, { stopId: stopOf(parcelId), ...given })
    const { id } = await declareOwn(courier.ctx, { id: newId(), rials10: '1' })
    return { id, parcelId }
  }
  const aHandOver: Story = async () => ({ id: (await declared()).id, near: near(), far: far() })
  const aCountedOne: Story = async () => {
    const { id } = await declared()
    const { newBox, colleague } = boxesOf(office)
    const fatima = await colleague('fatima', 'cashier', salalah)
    await openSession(fatima, { boxId: await newBox(), rials1: '0' })
    await countCustody(fatima, { handOverId: id, code: await handOverCode(office.db, id), rials10: '1' })
    return { id, near: near(), far: far() }
  }
  const aReceipt: Story = async () => ({ id: (await declared()).parcelId, near: near(), far: far() })

  return {
    '/admin/parcels/custody/:handOverId': aHandOver,
    '/admin/parcels/custody/:handOverId/pdf': aCountedOne,
    '/admin/parcels/:parcelId/cod-receipt/pdf': aReceipt,
  }
}
