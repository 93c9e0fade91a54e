import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { linkToken } from '../journey/registering.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { recipientPath } from '../paths.ts'
import { rescheduleParcel } from '../redelivery/use-cases/by-staff.ts'
import { failStop } from './use-cases/at-the-door.ts'

const office = testOffice()
const { setUp, near, takenIn, waiting, handedOver, row, toTheDoor, out, aCourier, codeFor } = parcelsOf(office)
beforeEach(setUp)

const recipient = '+96893000002'
/** What went to the phone of the recipient by SMS, with the spaces of the clock made plain. */
async function told() {
  await office.announce()
  return (await office.messages())
    .filter((message) => message.recipient === recipient && message.channel === 'sms')
    .map(({ text }) => text.replace(/\u00a0/g, ' '))
}
const numberOf = async (id: string) => shownNumber((await row(id)).number)
const linkOf = async (id: string) => `${office.visitor().origin}${recipientPath(await linkToken(office.db, id))}`

test('what goes out is told with its code, and with what is to be paid where anything is', async () => {
  const [free, paid] = [await toTheDoor(), await toTheDoor({ cod: '12.500' })]
  await out((await aCourier()).id, [free, paid])
  const texts = await told()
  expect(texts).toContain(
    `التحالف: طردك ${await numberOf(free)} يصل اليوم. رمز التسليم ${await codeFor(free)}، ولا يُعطى قبل رؤية الطرد.`,
  )
  expect(texts).toContain(
    `التحالف: طردك ${await numberOf(paid)} يصل اليوم، والمطلوب 12.500 ر.ع. الرمز ${await codeFor(paid)}، ولا يُعطى قبل رؤيته.`,
  )
  expect(texts.filter((text) => text.includes('يصل اليوم'))).toHaveLength(2)
})

test('the two hours that were chosen stand in the message, and carriage at the door in its sum', async () => {
  const id = await toTheDoor({ cod: '12.500', payer: 'recipient' })
  await rescheduleParcel(near(), { parcelId: id, day: dayOf(office.visitor().now()), from: '18:00' })
  await out((await aCourier()).id, [id])
  const { carriage, codFee, vat } = await row(id)
  const due = 12_500n + ((carriage + codFee + vat) / 5n) * 5n
  const sum = `${due / 1_000n}.${String(due % 1_000n).padStart(3, '0')} ر.ع.`
  expect((await told()).join()).toContain(`يصل اليوم بين 6:00 م و8:00 م، والمطلوب ${sum} الرمز `)
})

test('an attempt, what waits, what was handed over and what goes back are told in the words of the house', async () => {
  const id = await toTheDoor()
  const courier = await aCourier()
  const { stopOf } = await out(courier.id, [id])
  await failStop(courier.ctx, { stopId: stopOf(id), reason: 'absent' })
  const waits = await waiting()
  const taken = await waiting()
  await handedOver(taken)
  const back = await waiting()
  await returnParcel(near(), { parcelId: back, reason: 'طلب المرسل' })
  const texts = await told()
  expect(texts).toContain(`التحالف: لم يُسلَّم طردك: غير موجود. لموعد آخر، أو إن لم يأتِ أحد: ${await linkOf(id)}`)
  const [readyNumber, takenLink] = [await numberOf(waits), await linkOf(taken)]
  const ready = texts.find((text) => text.includes(`طردك ${readyNumber} بانتظارك`))
  expect(ready).toMatch(new RegExp(`بانتظارك في فرع السعادة\\. الرمز ${await codeFor(waits)}، ولا رسم حتى .+\\.$`))
  const handed = texts.find((text) => text.includes(takenLink) && text.includes('سُلّم طردك'))
  expect(handed).toMatch(/^التحالف: سُلّم طردك إلى مريم الكثيري \d+:\d\d [صم]\. لم يصلك؟ https?:/)
  expect(texts).toContain(`التحالف: الطرد ${await numberOf(back)} في طريق العودة إلى المرسل.`)
})

test('what was taken in is told with the link by which place and time are chosen', async () => {
  const id = await takenIn()
  expect(await told()).toContain(`التحالف: لك طرد من سالم المعشني. لتحديد الموقع والوقت: ${await linkOf(id)}`)
})
