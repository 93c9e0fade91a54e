import { beforeEach, expect, test } from 'vitest'
import { hookReceiver } from '#testing/hook-receiver.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { cancelOwnParcel } from '../weighing/use-cases/cancel-parcel.ts'
import { merchantWebhooks, ownWebhooks } from './queries.ts'
import { tellWebhooks } from './telling.ts'
import { toldSteps } from './told-steps.ts'
import { addOwnWebhook, endOwnWebhook, rotateOwnWebhook, sendAgain, tryOwnWebhook } from './use-cases/keep-own-webhooks.ts'

const office = testOffice()
const { setUp, near, far, newId, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

const here = () => {
  const house = office.visitor()
  return { ...house, config: { ...house.config, MODE: 'development' as const } }
}
const all = Object.fromEntries(toldSteps.map((step) => [step, 'yes']))
type Merchant = Awaited<ReturnType<typeof aMerchantAtHome>>
const onOurDesk = ({ ctx }: Merchant) => ({ ...ctx, config: here().config })

const booked = async ({ ctx }: Merchant) =>
  (
    await bookOwnParcel(ctx, {
      ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
      ...{ service: 'door' as const, content: 'ملابس', weight1: '0.8' },
    })
  ).id
async function told() {
  await office.announce()
  await tellWebhooks(here(), () => false)
}
const faultOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error) => error.code ?? error.issues?.map(({ path }: { path: unknown[] }) => path.join('.')).join(),
  )

test('a merchant adds an address of the internet, hears its secret once, and is told what they ticked', async () => {
  const [receiver, merchant] = [await hookReceiver(), await aMerchantAtHome()]
  await office.announce()
  const { secret } = await addOwnWebhook(onOurDesk(merchant), { url: receiver.url, cancelled: 'yes' })
  expect(secret).toMatch(/^whsec_/)
  const [shown] = await ownWebhooks(merchant.ctx)
  expect(shown).toMatchObject({ url: receiver.url, events: ['أُلغي الطرد'], deliveries: [] })
  expect(JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('whsec_')
  const id = await booked(merchant)
  await told()
  await cancelOwnParcel(merchant.ctx, { parcelId: id })
  await told()
  const [after] = await ownWebhooks(merchant.ctx)
  expect(after?.deliveries).toMatchObject([{ what: 'أُلغي الطرد', lastStatus: 200 }])
  const { id: contractId } = await office.db.selectFrom('contracts').select('id').executeTakeFirstOrThrow()
  expect((await merchantWebhooks(near(), contractId))?.webhooks).toMatchObject([{ deliveries: [{ lastStatus: 200 }] }])
  expect(await merchantWebhooks(far(), contractId)).toBeNull()
})

test('an address of our own machine, and none of what can be told, are refused under their fields', async () => {
  const { ctx } = await aMerchantAtHome()
  for (const url of ['http://shop.om/hook', 'https://127.0.0.1/hook', 'shop', 'https://a:b@shop.om/'])
    expect(await faultOf(addOwnWebhook({ ...ctx, config: { ...ctx.config, MODE: 'production' } }, { url, ...all }))).toBe('url')
  expect(await faultOf(addOwnWebhook(ctx, { url: 'https://shop.om/hook' }))).toBe(toldSteps[0])
})

test('what was not heard is sent again, and what was switched off is not', async () => {
  const [receiver, merchant] = [await hookReceiver(), await aMerchantAtHome()]
  const { id: webhookId } = await addOwnWebhook(onOurDesk(merchant), { url: receiver.url, ...all })
  await tryOwnWebhook(merchant.ctx, { webhookId })
  await told()
  const [{ deliveries } = { deliveries: [] }] = await ownWebhooks(merchant.ctx)
  expect(deliveries).toMatchObject([{ what: 'تجربة', lastStatus: 200 }])
  const deliveryId = deliveries[0]?.id ?? ''
  const [other] = [await aMerchantAtHome({}, '94440002')]
  for (const act of [rotateOwnWebhook, endOwnWebhook, tryOwnWebhook])
    await expect(act(other.ctx, { webhookId })).rejects.toMatchObject({ status: 404 })
  await expect(sendAgain(other.ctx, { deliveryId })).rejects.toMatchObject({ status: 404 })
  await sendAgain(merchant.ctx, { deliveryId })
  await told()
  expect(receiver.heard).toHaveLength(2)
  expect((await rotateOwnWebhook(merchant.ctx, { webhookId })).secret).toMatch(/^whsec_/)
  await endOwnWebhook(merchant.ctx, { webhookId })
  await expect(sendAgain(merchant.ctx, { deliveryId })).rejects.toMatchObject({ status: 404 })
  expect(await ownWebhooks(merchant.ctx)).toMatchObject([{ endedBecause: 'deleted' }])
})
