import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { report } from '../reports/queries.ts'
import { readReportAsked } from '../reports/report-asked.ts'
import { noteNoneFree, noteNoneFreeOnWeb } from './use-cases/note-none-free.ts'

const office = testOffice()
const { carsToReserve, huda, near, reserve } = reservationsOf(office)
const stretch = { from: '2026-02-02', fromTime: '10:00', until: '2026-02-05', untilTime: '10:00' }
const rows = () => office.db.selectFrom('carNoneFree').select(['way', 'startsAt']).execute()

test('what was looked for in vain is counted once a day for its stretch, and only when it is true', async () => {
  const fleet = await carsToReserve()
  const asked = { classIds: [fleet.classId], ...stretch }
  expect(await noteNoneFreeOnWeb(office.visitor(), asked)).toEqual({ noted: 0 })
  await reserve(fleet)
  expect(await noteNoneFreeOnWeb(office.visitor(), asked)).toEqual({ noted: 1 })
  expect(await noteNoneFreeOnWeb(office.visitor(), asked)).toEqual({ noted: 0 })
  await noteNoneFree(near(), asked)
  expect((await rows()).map(({ way }) => way).toSorted()).toEqual(['desk', 'web'])
  for (const wrong of [{ from: '2025-01-01' }, { until: '2026-02-01' }, { untilTime: '99:99' }])
    await noteNoneFreeOnWeb(office.visitor(), { ...asked, ...wrong }).catch(() => null)
  expect(await rows()).toHaveLength(2)
  await expect(noteNoneFree(office.visitor(), asked)).rejects.toMatchObject({ code: 'forbidden' })

  // No car is offered for so long: its papers end before.
  const years = { ...stretch, until: '2027-01-01' }
  await office.db
    .updateTable('resources')
    .set({ offeredUntil: new Date('2026-06-01') })
    .where('classId', '=', fleet.classId)
    .execute()
  expect(await noteNoneFreeOnWeb(office.visitor(), { ...years, from: '2026-03-01', classIds: [fleet.classId] })).toEqual({
    noted: 1,
  })
  await office.db.deleteFrom('carNoneFree').where('endsAt', '>', new Date('2026-12-01')).execute()

  const month = new URLSearchParams({ from: '2026-01-01', to: '2026-01-31' })
  const found = await report(huda(), 'none-free', readReportAsked(month, { days: 'quarter', today: '2026-01-31' }))
  expect(found.rows).toMatchObject([{ asked: 2n, web: 1n, desk: 1n, days: 6n }])
})

test('a page that tells without end is not listened to', async () => {
  const tell = () => noteNoneFreeOnWeb(office.visitor(), { classIds: [], ...stretch })
  for (let told = 0; told < 60; told += 1) await tell()
  await expect(tell()).rejects.toMatchObject({ status: 429 })
})
