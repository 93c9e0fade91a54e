import { beforeEach, expect, test } from 'vitest'
import { keepNoLonger } from '#areas/identity/retention/use-cases/keep-no-longer.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { parcels } from '../area.ts'
import { handOverParcel } from '../counter/use-cases/hand-over-parcel.ts'
import { parcelsList } from '../journey/parcels-list.tsx'
import { parcelsFound } from '../journey/queries.ts'

const office = testOffice()
const { setUp, clerk, near, waiting, handedOver, row } = parcelsOf(office)
beforeEach(setUp)

const month = 31 * 86_400_000
const house = () => ({ ...office.visitor(), retained: parcels.retained ?? [] })
const found = async (q: string) => (await parcelsFound(near(), parcelsList.read(new URLSearchParams({ q })))).count

test('whoever has no account is forgotten a year after the end, and whoever has one is not', async () => {
  const [stranger, known] = [await waiting(), await waiting({ recipientPhone: '95550001', recipientName: 'خالد باعمر' })]
  await withAccounts(office).account({ phone: '+96895550001' })
  for (const id of [stranger, known]) await handedOver(id)
  office.later(11 * month)
  await keepNoLonger(house())
  expect((await row(stranger)).recipientName).toBe('مريم الكثيري')
  office.later(2 * month)
  await keepNoLonger(house())
  expect(await row(stranger)).toMatchObject({ recipientName: 'محذوف', recipientPhone: '', landmark: null })
  expect(await row(known)).toMatchObject({ recipientName: 'خالد باعمر' })
  expect([await found('الكثيري'), await found('سالم')]).toEqual([0, 2])
})

test('what proved a hand-over goes after two years, with its file', async () => {
  const id = await waiting()
  await handOverParcel(clerk(), {
    ...{ parcelId: id, receivedBy: 'مريم الكثيري', cardEnd: '4821', whyNoCode: 'هاتفها مغلق', signature: [png] },
  })
  const proofs = () => office.db.selectFrom('parcelProofs').select('fileId').execute()
  const [proof] = await proofs()
  office.later(23 * month - 30 * 86_400_000)
  await keepNoLonger(house())
  expect(await proofs()).toHaveLength(1)
  office.later(4 * month)
  await keepNoLonger(house())
  expect(await proofs()).toEqual([])
  expect(
    await office.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', proof?.fileId ?? '')
      .execute(),
  ).toEqual([])
})
