import { beforeEach, expect, test } from 'vitest'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { askOffHire } from '../hires/use-cases/end-line.ts'
import { remindHires } from '../hires/use-cases/remind-hires.ts'
import { sheetsWaiting } from '../sheets/waiting.ts'
import { yardBoard } from './board.ts'
import { kindsNow, papersEnding } from './queries.ts'

const office = testOffice()
const { setUp, here, clerk, far, at, promised, out, signed, aReadyMachine, look } = machineHiresOf(office)
beforeEach(setUp)

test('the board shows what goes out, what comes back and what stays without a word', async () => {
  await promised({ startsOn: '2026-02-02', phone: '90000201' })
  const { lineId } = await out({ endsOn: '2026-02-03' })
  await signed(lineId, '2026-02-01')
  expect(await yardBoard(clerk())).toMatchObject({
    goes: [{ startsOn: '2026-02-02' }],
    back: [],
    soon: [{ code: 'EX-07' }],
    sheets: { signed: 1 },
  })
  at('2026-02-03', '08:00')
  expect(await yardBoard(clerk())).toMatchObject({ back: [{ code: 'EX-07', operator: 'راجيش كومار' }] })
  at('2026-02-04', '08:00')
  expect(await yardBoard(clerk())).toMatchObject({ back: [], late: [{ code: 'EX-07' }] })
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-04', endsTime: '17:00' })
  expect(await yardBoard(clerk())).toMatchObject({ late: [], back: [{ offHireNumber: expect.stringMatching(/-1$/) }] })
  expect(await yardBoard(far())).toMatchObject({ goes: [], back: [], late: [] })
})

test('each kind says how its machines stand, and which papers soon end', async () => {
  await out()
  await aReadyMachine(here.kindId, { code: 'EX-09', until: '2026-02-20' })
  expect(await kindsNow(clerk())).toMatchObject([{ all: 3, out: 1, ready: 2, waiting: 0, broken: 0 }])
  expect((await papersEnding(clerk())).map(({ label, on }) => `${label} ${on}`).toSorted()).toEqual([
    'شهادة فحص EX-09 2026-02-20',
    'وثيقة تأمين المعدّة EX-09 2026-02-20',
  ])
})

test('who stays past the end is told once and gets a call; a quotation nobody took gives its machine back', async () => {
  const { contractId } = await out({ endsOn: '2026-02-03' })
  const told = async () => (await office.history()).filter((name) => /hire-due|hire-over|quote-expired/.test(name))
  at('2026-02-02', '08:00')
  await remindHires(clerk(), {})
  await remindHires(clerk(), {})
  expect(await told()).toEqual(['equipment.hire-due'])
  at('2026-02-04', '08:00')
  await remindHires(clerk(), {})
  await remindHires(clerk(), {})
  expect(await told()).toEqual(['equipment.hire-due', 'equipment.hire-over'])
  const task = await office.db.selectFrom('tasks').select('subjectId').where('rule', '=', 'equipment.hire-over').execute()
  expect(task).toEqual([{ subjectId: contractId }])
  expect((await look(contractId)).stage).toBe('out')
  expect(await sheetsWaiting(clerk())).toEqual([])
})
