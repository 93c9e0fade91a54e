import { afterEach, beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { nextCycle } from '../billing/cycle.ts'
import { machinesAhead } from '../catalogue/pricing-ahead.ts'
import { hireValues } from '../hires/hire-values.ts'
import { startHire } from '../hires/use-cases/start-hire.ts'
import { sheetsToWrite } from '../sheets/queries.ts'

const office = testOffice()
const { clerk, out, at, asked, approved, look, here, setUp } = machineHiresOf(office)
beforeEach(setUp)
// The calendar of the company is not emptied between promises.
afterEach(async () => void (await office.db.deleteFrom('holidays').where('name', '=', 'عطلة').execute()))

const holiday = (day: string, confirmed = true) =>
  office.db
    .insertInto('holidays')
    .values({ day, name: 'عطلة', kind: 'announced', confirmed, addedAt: office.visitor().now() })
    .execute()
const rule = (more: { holidaysOff?: boolean; ramadanHours?: number }) => office.db.updateTable('hireRules').set(more).execute()
const kept = (contractId: string) =>
  office.db.selectFrom('hires').select('holidays').where('contractId', '=', contractId).executeTakeFirstOrThrow()
const ahead = async (id: string) => (await look(id)).lines[0]?.ahead

test('a holiday is no working day of the rung: announced before it is kept with the hire, announced later it asks for no sheet', async () => {
  await holiday('2026-02-03')
  await holiday('2026-02-05', false)
  const { contractId, lineId } = await out({ endsOn: '2026-02-07' })
  expect((await kept(contractId)).holidays?.filter((day) => day < '2026-03')).toEqual(['2026-02-03'])
  // From Sunday to Saturday without Friday and the holiday: five days, and the same for whoever asks on the page.
  expect(await ahead(contractId)).toMatchObject({ days: 5, hire: 475_000n })
  const days = { startsOn: '2026-02-01', endsOn: '2026-02-07', km: 18, wilayat: 'صلالة', hours: undefined }
  const wanted = { ...days, kindIds: [here.kindId], withOperator: true }
  expect((await machinesAhead(office.visitor(), wanted)).lines).toMatchObject([{ days: 5 }])
  await approved(lineId, '2026-02-01')
  await holiday('2026-02-04')
  at('2026-02-08', '09:00')
  const cycle = await nextCycle(office.db, { ...(await look(contractId)), contractId }, office.visitor().now())
  const missing = ['2026-02-02', '2026-02-05', '2026-02-07']
  expect(cycle?.missing.map(({ day }) => day)).toEqual(missing)
  expect((await sheetsToWrite(clerk())).map(({ late }) => late)).toEqual([missing])
  // What was agreed stays: the way was not made dearer by what came later.
  expect(await ahead(contractId)).toMatchObject({ days: 5 })
})

test('where the rules say so a site works on holidays, and the contract says which it is', async () => {
  await holiday('2026-02-03')
  await rule({ holidaysOff: false })
  const worked = asked({ endsOn: '2026-02-07' })
  await startHire(clerk(), worked)
  expect([await kept(worked.id), await ahead(worked.id)]).toMatchObject([{ holidays: null }, { days: 6 }])
  await rule({ holidaysOff: true, ramadanHours: 6 })
  const rests = asked({ endsOn: '2026-02-07' })
  await startHire(clerk(), rests)
  const said = await hireValues({ db: office.db }, rests.id)
  expect(said.restDays).toBe('الجمعة، العطل الرسمية المعلنة')
  expect(said.ramadan).toContain('ساعات اليوم في رمضان 6، وما زاد عليها إضافي، والشهر كله فيه 156 ساعة')
  expect(await hireValues({ db: office.db }, worked.id)).toMatchObject({ restDays: 'الجمعة', ramadan: '' })
})

test('a day of seven hours in Ramadan has one hour of overtime, by the hours the hire was drafted with', async () => {
  await rule({ ramadanHours: 6 })
  const { contractId, lineId } = await out({ startsOn: '2026-02-22', endsOn: '2026-02-22' })
  await rule({ ramadanHours: 8 })
  await approved(lineId, '2026-02-22', { worked: '7' })
  at('2026-02-23', '09:00')
  const cycle = await nextCycle(office.db, { ...(await look(contractId)), contractId }, office.visitor().now())
  expect(cycle?.items[0]?.priced).toMatchObject({ overtimeMinutes: 60, net: 104_000n })
})
