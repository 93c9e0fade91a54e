import { beforeEach, expect, test } from 'vitest'
import { financePermissions } from '#areas/finance/permissions.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { machines } from '../machines/queries.ts'
import { dispatchMachine } from './use-cases/dispatch-machine.ts'
import { takeMachineBack } from './use-cases/end-line.ts'
import { remindHires } from './use-cases/remind-hires.ts'
import { sendHire } from './use-cases/sign-hire.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { everything, clerk, approved, asked, at, agreed, going, look, out, setUp } = machineHiresOf(office)
beforeEach(setUp)

const toldEnds = async () =>
  (await office.db.selectFrom('facts').select('id').where('name', '=', 'equipment.quote-ending').execute()).length

test('three days before its end a quotation that was sent is told of once, and one that was not is not', async () => {
  const [sent, kept] = [asked(), asked({ startsOn: '2026-02-02' })]
  for (const form of [sent, kept]) await startHire(clerk(), form)
  await sendHire(clerk(), { contractId: sent.id })
  await remindHires(clerk(), {})
  expect(await toldEnds()).toBe(0)
  at('2026-01-19')
  await remindHires(clerk(), {})
  await remindHires(clerk(), {})
  expect(await toldEnds()).toBe(1)
})

test('nothing goes to somebody who owes above their limit, but by who may pass it', async () => {
  const before = await out({ endsOn: '2026-02-01' })
  await approved(before.lineId, '2026-02-01')
  await takeMachineBack(clerk(), { lineId: before.lineId, meter: '4522' })
  at('2026-03-02')
  await billCycle(clerk(), { contractId: before.contractId, number: '1', putOff: 'yes' })
  const { partyId } = await look(before.contractId)
  const { contractId, lineId } = await agreed({ partyId, startsOn: '2026-03-03', endsOn: '2026-03-10' })
  await office.db.updateTable('parties').set({ creditLimit: 1_000n }).where('id', '=', partyId).execute()
  const [machine] = (await look(contractId)).lines[0]?.machines ?? []
  const form = going(lineId, { machineId: machine?.id ?? '', meter: '4530' })
  await expect(dispatchMachine(clerk(), form)).rejects.toThrow('سقف دينه')
  await dispatchMachine(office.staff('maryam', ...everything, financePermissions.passCreditLimit), form)
  expect((await look(contractId)).stage).toBe('out')
})

test('a machine that stands ready for ten days is counted as the list has it', async () => {
  const { lineId } = await out()
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  const all = { q: '', kind: '', state: '', ownership: '', service: '', branch: '', sort: '', page: 1 } as const
  const idle = async () => (await machines(clerk(), { ...all, idle: 'long' })).rows.map(({ code }) => code)
  expect(await idle()).toEqual(['EX-08'])
  at('2026-02-20')
  await office.db.updateTable('machines').set({ readiness: 'ready' }).execute()
  expect(await idle()).toEqual(['EX-07', 'EX-08'])
})
