import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { machinesAhead } from '../catalogue/pricing-ahead.ts'
import { priceDays } from '../pricing/price.ts'
import { recordSheet } from '../sheets/use-cases/record-sheet.ts'
import { changeHire } from './use-cases/change-hire.ts'
import { dispatchMachine } from './use-cases/dispatch-machine.ts'
import { extendHire } from './use-cases/extend-hire.ts'
import { sendHire } from './use-cases/sign-hire.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { here, clerk, asked, look, at, promised, going, out, day, setUp } = machineHiresOf(office)
beforeEach(setUp)

test('2 where the distance is unknown the way is in no sum, and the quotation is not sent before it is written', async () => {
  const form = asked({ wilayat: 'طاقة', km: '0' })
  await startHire(clerk(), form)
  expect((await look(form.id)).net).toBe(1_900_000n)
  const wanted = { startsOn: form.startsOn, endsOn: form.endsOn, kindIds: [here.kindId], withOperator: true, hours: undefined }
  const ahead = await machinesAhead(office.visitor(), { ...wanted, km: 0, wilayat: 'طاقة' })
  expect(ahead).toMatchObject({ net: 1_900_000n, wayUnknown: true })
  await expect(sendHire(clerk(), { contractId: form.id })).rejects.toThrow('لم تُكتب المسافة')
  const { id: contractId, site, wilayat, repName, repPhone } = form
  await changeHire(clerk(), { contractId, seen: '1', site, wilayat, repName, repPhone, km: '34' })
  await sendHire(clerk(), { contractId })
  expect(await look(contractId)).toMatchObject({ stage: 'sent', net: 1_990_000n })
})

test('2 hours beyond a day are overtime, called out or hired by the day', () => {
  const agreed = {
    rungs: [{ days: 1, price: 95_000n }],
    ...{ hour: 12_000n, minimum: 4, overtime: 9_000n, load: 0n, leastLoads: 0, dayHours: 10, standbyPercent: 50, guarantee: 0 },
  }
  const twelve = [{ day: '2026-02-01', worked: 720, standby: 0, broken: 0, loads: 0 }]
  expect([priceDays('hour', agreed, twelve).net, priceDays('day', agreed, twelve).net]).toEqual([113_000n, 113_000n])
})

test('a machine that left the evening before works from its first day on', async () => {
  const { lineId } = await promised()
  at('2026-01-31', '18:00')
  await dispatchMachine(clerk(), going(lineId))
  const before = day(lineId, '2026-01-31')
  await expect(recordSheet(clerk(), before)).rejects.toMatchObject({ issues: [{ path: ['day'] }] })
})

test('what was extended is read at the head of its hire', async () => {
  const { contractId, lineId } = await out({ endsOn: '2026-02-10' })
  await extendHire(clerk(), { lineId, until: '2026-02-20' })
  expect(await look(contractId)).toMatchObject({ endsOn: '2026-02-20', lines: [{ lastDay: '2026-02-20' }] })
})
