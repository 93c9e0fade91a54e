import { beforeEach, expect, test } from 'vitest'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { ownParcel } from '../tracking/tracked.ts'
import { hasParcels, ownParcels } from './own-parcels.ts'

const office = testOffice()
const { setUp, takenIn } = parcelsOf(office)
beforeEach(setUp)

/** Who signs in with a phone that was proven. */
const accountOf = async (phone: string) => office.customer(await withAccounts(office).account({ phone }))

test('what is for a proven phone is there, with its link, and nothing of anybody else', async () => {
  const mine = await takenIn()
  await takenIn({ recipientPhone: '95550001', recipientName: 'خالد' })
  const maryam = await accountOf('+96893000002')
  const rows = await ownParcels(maryam)
  expect(rows).toMatchObject([{ id: mine, isSent: false, other: 'سالم المعشني' }])
  expect(await ownParcel(office.visitor(), rows[0]?.token ?? '')).toMatchObject({ bare: rows[0]?.bare })
  expect(await hasParcels(maryam)).toBe(true)
  const nobody = await accountOf('+96895559999')
  expect(await ownParcels(nobody)).toEqual([])
  expect(await hasParcels(nobody)).toBe(false)
})
