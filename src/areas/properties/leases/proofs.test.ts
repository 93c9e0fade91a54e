import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { runRent } from './use-cases/run-rent.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000

let near: Ctx
let units: readonly string[]
let partyId: string
beforeEach(async () => {
  ;[{ near, units }, partyId] = [await letting('1-8'), '']
  partyId = await tenant(near)
})

/** What was demanded, each instalment as often as it was, and what the books say of all of it. */
async function demanded() {
  const { rows } = await sql<{ about: string; times: bigint }>`
    select contract_id || ' ' || due_on || ' ' || net about, count(*) times from charges
    where kind = 'rent' group by 1 order by 1`.execute(office.db)
  const { rows: books } = await sql<{ owed: bigint }>`
    select coalesce(sum(leaf_net(id)), 0)::bigint owed from leaves where account = '9110'`.execute(office.db)
  return { rents: rows.map(({ about, times }) => `${about} ×${times}`), owed: books[0]?.owed }
}

test('R9: a run killed midway twenty times, and then left alone, has demanded what one run would have', async () => {
  for (const unitId of units) await putInForce(near, (await started(near, { unitId, partyId })).id)
  office.later(90 * aDay)
  const house = () => office.staff('maryam', may.runRent)
  for (let kill = 0; kill < 20; kill += 1) {
    const whole = house()
    let steps = 0
    const dies = () => {
      steps += 1
      if (steps > 2 + kill * 4) throw new Error('killed')
      return whole.newId()
    }
    await expect(runRent({ ...whole, newId: dies }, {})).rejects.toThrow('killed')
    expect((await demanded()).rents).toHaveLength(units.length)
  }
  await Promise.all([runRent(house(), {}), runRent(house(), {}), runRent(house(), {})])
  const once = await demanded()
  // From January on, and April's fall due within a week.
  expect(once.rents).toHaveLength(units.length * 4)
  expect(once.rents.every((rent) => rent.endsWith(' 250000 ×1'))).toBe(true)
  expect(once.owed).toBe(BigInt(units.length) * 4n * 250_000n)
  expect(await runRent(house(), {})).toEqual({ demands: 0 })
  expect(await demanded()).toEqual(once)
})

/** As if its days had never been: what kept it for one ran out before the next was sent, and the next round has the same unit, which nobody pays for. */
const nobodyHas = (unitId: string) =>
  sql`update occupancies set status = 'released', released_at = now() where resource_id = ${unitId}`.execute(office.db)

test('K1: of twelve leases of one unit at once, forty times over, one is put in force each time', async () => {
  const [unitId = '', elsewhere = ''] = units
  const ready = async () => {
    const { id: contractId } = await started(near, { unitId, partyId })
    await sendForSignature(near, { contractId })
    await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
    await nobodyHas(unitId)
    return contractId
  }
  const waiting: string[] = []
  for (let round = 0; round < 40; round += 1) {
    while (waiting.length < 12) waiting.push(await ready())
    const tries = await Promise.allSettled(waiting.map((contractId) => activateContract(near, { contractId })))
    const won = tries.findIndex(({ status }) => status === 'fulfilled')
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await occupanciesOf(near, unitId, { from: '2026-01-01' })).toHaveLength(1)
    await nobodyHas(unitId)
    const [winner = ''] = waiting.splice(won, 1)
    await office.db.updateTable('leases').set({ unitId: elsewhere }).where('contractId', '=', winner).execute()
  }
})
