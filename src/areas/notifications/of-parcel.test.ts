import { beforeEach, expect, test } from 'vitest'
import { readyParcel } from '#areas/parcels/journey/use-cases/ready-parcel.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { messagesOfParcel } from './of-parcel.ts'
import { notificationPermissions as may } from './permissions.ts'

const office = testOffice()
const { setUp, clerk, takenIn } = parcelsOf(office)
beforeEach(setUp)

test('the page of a parcel says what was told of it, to which phone and whether it went, and no code', async () => {
  const parcelId = await takenIn()
  await takenIn()
  await readyParcel(clerk(), { parcelId })
  await office.announce()
  const section = await messagesOfParcel.read(office.staff('huda', may.view), parcelId)
  expect(section?.title).toBe('الرسائل')
  const ready = section?.lines.filter(({ number }) => number === '****0002') ?? []
  expect(ready.length).toBeGreaterThan(0)
  const codes = (await office.messages())
    .flatMap(({ text }) => /الرمز (\d{4})|رمزك (\d{4})/.exec(text)?.slice(1) ?? [])
    .filter(Boolean)
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(JSON.stringify(section?.lines.map(({ title, detail }) => [title, detail]))).not.toContain(code)
  expect(await messagesOfParcel.read(office.staff('said'), parcelId)).toBeNull()
})
