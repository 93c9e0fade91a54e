import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { takeBackInternalHire } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { salalah } from '#testing/branches.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { hireToOwnProject } from './own-project.ts'

const office = testOffice()
const { here, clerk, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const done = defineFact('equipment.own-project-test', z.object({}))
const projectId = '019b0000-0000-7000-8000-0000000000aa'
const agreed = {
  rungs: [{ days: 1, price: 95_000n }],
  ...{ hour: 0n, minimum: 0, overtime: 9_000n, load: 0n, leastLoads: 0, dayHours: 10, standbyPercent: 50, guarantee: 0 },
}
const day = (on: string, standby = 0) => ({ day: on, worked: 600 - standby, standby, broken: 0, loads: 0 })

const charge = command({
  name: 'equipment.own-project-in-test',
  permission: anyone,
  input: z.object({ id: z.string() }),
  async run(work, { id }) {
    const days = [day('2026-02-01'), day('2026-02-02'), day('2026-02-03')]
    const about = { id, branchId: salalah, projectId, machineId: here.machines[0] ?? '', about: 'EX-07، ثلاثة أيام' }
    const { isNew } = await hireToOwnProject(work, { ...about, basis: 'day', agreed, days })
    if (isNew) work.record(done, id, {})
    else work.repeated()
  },
})
const takeBack = command({
  name: 'equipment.own-project-back-in-test',
  permission: anyone,
  input: z.object({ id: z.string(), noteId: z.string() }),
  async run(work, asked) {
    if (await takeBackInternalHire(work, asked)) work.record(done, asked.id, {})
    else work.repeated()
  },
})
const balances = () => Promise.all(['5230', '4390', '3995'].map((account) => balanceOf(office, { account })))
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

test('28 a machine of ours on a project of ours costs the project what it brings the machines, once, and nothing to the company', async () => {
  const id = newId()
  await Promise.all([charge(clerk(), { id }), charge(clerk(), { id })])
  expect(await balances()).toEqual([285_000n, 285_000n, 0n])
  expect(await office.db.selectFrom('invoices').select('id').execute()).toEqual([])
  expect(await wrong()).toEqual([])
  const back = { id: newId(), noteId: id }
  await Promise.all([takeBack(clerk(), back), takeBack(clerk(), { ...back, id: newId() })])
  expect([await balances(), await wrong()]).toEqual([[0n, 0n, 0n], []])
})
