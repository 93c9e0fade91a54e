import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { dice } from '#testing/dice.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { daysAfter } from '#values/days.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { exchangeMachine } from '../hires/use-cases/exchange-machine.ts'
import { priceDays } from '../pricing/price.ts'
import { isWorkDay, usualCalendar } from '../pricing/work-days.ts'
import { paidFigures } from '../sheets/day-sheet.ts'
import { disputeSheet, settleSheet } from '../sheets/use-cases/dispute-sheet.ts'
import { nextCycle } from './cycle.ts'
import { billCycle } from './use-cases/bill-cycle.ts'

const office = testOffice()
const { setUp, here, newId, clerk, colleague, out, at, approved, look } = machineHiresOf(office)
beforeEach(setUp)

const lives = process.env.FULL ? 25 : 2

/** A day of work as the dice have it: usual, short, long, standing by, broken by us or by them. */
function dayOfWork(throwOf: (sides: number) => number) {
  const kinds = [
    { worked: '10' },
    { worked: '8', standby: '2' },
    { worked: '11.5' },
    { worked: '0', standby: '10' },
    { worked: '4', broken: '6', brokenBy: 'us' as const },
    { worked: '5', broken: '5', brokenBy: 'hirer' as const },
    { worked: '0', broken: '10', brokenBy: 'us' as const },
  ]
  return kinds[throwOf(kinds.length)] ?? { worked: '10' }
}

async function live(life: number) {
  const throwOf = dice(life)
  const { contractId, lineId } = await out({ endsOn: '2026-06-30' })
  const length = 30 + throwOf(60)
  let exchanged = false
  for (let passed = 0; passed < length; passed += 1) {
    const on = daysAfter('2026-02-01', passed)
    if (isWorkDay(usualCalendar, on)) {
      const sheetId = await approved(lineId, on, dayOfWork(throwOf))
      if (throwOf(9) === 0) await disputed(sheetId)
    }
    if (!exchanged && throwOf(20) === 0) {
      exchanged = true
      at(on, '19:00')
      await exchangeMachine(clerk(), {
        ...{ id: newId(), lineId, machineId: here.machines[1] ?? '', operatorId: here.operators[0] },
        ...{ meterBack: '4600', meter: '4512', why: 'عطل', sure: 'yes', note: 'بلا كشوف' },
      })
    }
    await billIfDue(contractId, throwOf)
  }
  const last = daysAfter('2026-02-01', length - 1)
  at(last, '20:00')
  await askOffHire(clerk(), { lineId, endsOn: last, endsTime: '19:30' })
  await takeMachineBack(clerk(), { lineId, meter: '4700', sure: 'yes', note: 'بلا كشوف' })
  await billIfDue(contractId, throwOf)
  return { contractId, lineId }
}

async function disputed(sheetId: string) {
  await disputeSheet(colleague(), { sheetId, by: 'عيسى', why: 'ساعة أقل', worked: '7' })
  const { version } = await office.db
    .selectFrom('daySheets')
    .select('version')
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow()
  await settleSheet(colleague(), { sheetId, seen: String(version), worked: '7.5', why: 'اتفقنا' })
}

/** Asked for twice, as a run that was stopped and begun anew. */
async function billIfDue(contractId: string, throwOf: (sides: number) => number) {
  const one = await look(contractId)
  const cycle = await nextCycle(office.db, one, office.visitor().now())
  if (!cycle?.isDue) return
  const form = { contractId, number: String(cycle.number) }
  await Promise.all(Array.from({ length: 1 + throwOf(3) }, () => billCycle(colleague(), form)))
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
}

test.each(Array.from({ length: lives }, (_, at) => at + 1))(
  '19 20 22 every hired day is billed once as worked, standing by or broken, and the books hold: life %i',
  async (life) => {
    const { contractId, lineId } = await live(life)
    const sheets = await office.db.selectFrom('daySheets').selectAll().where('lineId', '=', lineId).orderBy('day').execute()
    expect(new Set(sheets.map(({ state }) => state))).toEqual(new Set(['billed']))
    const [line] = (await look(contractId)).lines
    const days = sheets.map((sheet) => ({ day: sheet.day, ...paidFigures(sheet) }))
    const whole = line ? priceDays('day', line.terms.agreed, days).net : 0n
    const cycles = await office.db.selectFrom('hireCycles').select('net').where('contractId', '=', contractId).execute()
    const charged = await office.db
      .selectFrom('charges')
      .select(({ fn }) => fn.sum<bigint>('charges.net').as('net'))
      .where('charges.kind', '=', 'equipment-hire')
      .executeTakeFirstOrThrow()
    expect([cycles.reduce((sum, { net }) => sum + net, 0n), BigInt(charged.net)]).toEqual([whole, whole])
  },
)
