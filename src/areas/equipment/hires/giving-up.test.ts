import { beforeEach, expect, test } from 'vitest'
import { putInForce } from '#testing/contracts.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { addLine } from './use-cases/change-hire.ts'
import { dispatchMachine } from './use-cases/dispatch-machine.ts'
import { takeMachineBack } from './use-cases/end-line.ts'
import { giveUpLine } from './use-cases/give-up-line.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { here, clerk, far, asked, look, at, promised, going, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const contractState = async (id: string) =>
  (await office.db.selectFrom('contracts').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

test('before its first day the whole hire is called off, its machine is free, and nothing is asked', async () => {
  const { contractId, lineId } = await promised()
  const give = { lineId, why: 'تأجل المشروع' }
  await expect(giveUpLine(far(), give)).rejects.toMatchObject({ status: 404 })
  await Promise.all([giveUpLine(clerk(), give), giveUpLine(clerk(), give)])
  expect([(await look(contractId)).stage, await contractState(contractId)]).toEqual(['cancelled', 'cancelled'])
  await promised({ startsOn: '2026-02-02' })
  await promised({ startsOn: '2026-02-03' })
})

test('of two machines one is not sent, and the hire is over when the other is back', async () => {
  const form = asked()
  await startHire(clerk(), form)
  const second = { id: newId(), contractId: form.id, kindId: here.kindId, basis: 'day', withOperator: 'yes' } as const
  await addLine(clerk(), { ...second, startsOn: '2026-02-01', endsOn: '2026-02-28' })
  await putInForce(clerk(), form.id)
  at('2026-02-01')
  const [line] = (await look(form.id)).lines
  const lineId = line?.id ?? ''
  await dispatchMachine(clerk(), going(lineId, { machineId: line?.machines[0]?.id ?? '' }))
  await giveUpLine(clerk(), { lineId: second.id, why: 'تكفيه واحدة' })
  expect((await look(form.id)).stage).toBe('out')
  await expect(giveUpLine(clerk(), { lineId, why: 'لا' })).rejects.toThrow('أُرسلت معدّة هذا البند')
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  expect((await look(form.id)).stage).toBe('returned')
})

test('in the midst of its term it ends today', async () => {
  const { contractId, lineId } = await promised()
  at('2026-02-03')
  await giveUpLine(clerk(), { lineId, why: 'لم يأت' })
  expect(await contractState(contractId)).toBe('terminated-early')
})
