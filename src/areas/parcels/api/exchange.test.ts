import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { parcelInJson as parcel, programsOf } from '#testing/programs.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { ask, aProgram } = programsOf(office, parcels)
beforeEach(parcels.setUp)

const kept = () => office.db.selectFrom('parcels').selectAll().execute()

test('an exchange is booked with the number of what is taken, and refused where nothing can be', async () => {
  const { key } = await aProgram()
  const given = parcel({ service: 'door', exchange: true })
  const { answer } = await ask('/parcels', { key, method: 'POST', body: given })
  expect(answer).toMatchObject({ old: expect.stringMatching(/^TSL\d{12}$/) })
  const rows = [{ ...given, reference: '1002' }, parcel({ reference: '1003', exchange: true })]
  const batch = await ask('/parcels/batches', { key, method: 'POST', body: { parcels: rows } })
  expect(batch.answer.rows).toMatchObject([
    { old: expect.stringMatching(/^TSL/), errors: [] },
    { number: null, old: null, errors: [{ field: 'exchange' }] },
  ])
  expect((await kept()).filter(({ isReturning }) => isReturning).map(({ number }) => number)).toEqual([
    answer.old,
    batch.answer.rows[0].old,
  ])
  expect(await ask('/parcels', { key, method: 'POST', body: parcel({ exchange: true }) })).toMatchObject({ status: 422 })
})
