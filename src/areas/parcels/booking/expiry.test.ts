import { beforeEach, expect, test } from 'vitest'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { holdParcel } from '../journey/use-cases/hold-parcel.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { bookOwnParcel } from './use-cases/book-own-parcel.ts'
import { expireBooked, warnOfExpiry } from './use-cases/expire-booked.ts'

const office = testOffice()
const { setUp, clerk, near, newId, row, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

const day = 86_400_000
const house = () => ({ ...office.visitor(), actor: theHouseItself })
const morning = async () => [(await expireBooked(house(), {})).cancelled, (await warnOfExpiry(house(), {})).told]

test('what was booked and never brought is told to its sender once for all, and cancelled two days later', async () => {
  const { ctx } = await aMerchantAtHome()
  const book = async (senderReference: string) =>
    (
      await bookOwnParcel(ctx, {
        ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
        ...{ service: 'door' as const, content: 'ملابس', weight1: '0.8', senderReference },
      })
    ).id
  const [one, other, held, brought] = [await book('1'), await book('2'), await book('3'), await book('4')]
  await holdParcel(near(), { parcelId: held, reason: 'سؤال' })
  await acceptBooked(clerk(), { parcelId: brought, weight1: '0.8' } as never)
  const mornings: number[][] = []
  for (let at = 1; at <= 15; at++) {
    office.later(day)
    mornings.push(await morning())
  }
  expect(mornings.map(([, told]) => told)).toEqual([...Array(11).fill(0), 2, 0, 0, 0])
  expect(mornings.map(([cancelled]) => cancelled)).toEqual([...Array(13).fill(0), 2, 0])
  for (const id of [one, other]) expect(await row(id)).toMatchObject({ state: 'cancelled' })
  expect(await row(held)).toMatchObject({ state: 'on-hold' })
  expect(await row(brought)).toMatchObject({ state: 'accepted' })
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('لم يصلنا مما سجّلته طردان، ويُلغى '))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('أُلغي مما سجّلته ولم يصلنا طردان'))).toHaveLength(1)
  expect(await book('1')).toBeTruthy()
})
