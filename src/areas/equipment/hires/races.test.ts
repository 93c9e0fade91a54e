import { beforeEach, expect, test } from 'vitest'
import { putInForce } from '#testing/contracts.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { daysAfter } from '#values/days.ts'
import { dispatchMachine } from './use-cases/dispatch-machine.ts'
import { startHire } from './use-cases/start-hire.ts'

const office = testOffice()
const { setUp, here, clerk, asked, look, at, going } = machineHiresOf(office)
beforeEach(setUp)

/** All of them on request: what a commit proves by fewer is that the lock is there. */
const rounds = process.env.FULL ? 40 : 4
const clients = 12

test('4 of twelve who ask for two machines at once two have one, round after round', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const day = daysAfter('2026-02-01', round * 2)
    const forms = Array.from({ length: clients }, (_, one) => asked({ startsOn: day, endsOn: day, phone: `9100${1000 + one}` }))
    for (const form of forms) await startHire(clerk(), form)
    const tries = await Promise.allSettled(forms.map(({ id }) => putInForce(clerk(), id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  }
  const { count } = await office.db
    .selectFrom('hireLines')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('occupancyId', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(2 * rounds)
})

test('4 8 of twelve who send out one machine and its operator at once one does', async () => {
  const lines: string[] = []
  for (const phone of ['91001000', '91001001']) {
    const form = asked({ phone })
    await startHire(clerk(), form)
    await putInForce(clerk(), form.id)
    lines.push((await look(form.id)).lines[0]?.id ?? '')
  }
  at('2026-02-01')
  const tries = await Promise.allSettled(
    Array.from({ length: clients }, (_, one) => dispatchMachine(clerk(), going(lines[one % 2] ?? ''))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await office.db.selectFrom('hireSegments').select('machineId').execute()).toEqual([{ machineId: here.machines[0] }])
})
