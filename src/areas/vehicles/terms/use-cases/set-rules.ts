import { sql } from 'kysely'
import { changedMeanwhile } from '#areas/vehicles/classes/use-cases/correct-class.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { rulesSet } from '../facts.ts'
import { SetRulesInput } from '../inputs.ts'
import { rulesNow } from '../queries.ts'
import { ruleWords } from '../rules.ts'

/** A version of its own: what is reserved already goes by the one it was reserved under. */
export const setRules = command({
  name: 'vehicles.set-rules',
  permission: vehiclesPermissions.managePrices,
  input: SetRulesInput,
  async run(work, { seen, ...asked }) {
    // One after another: the second of two at once finds what the first has set.
    await sql`select pg_advisory_xact_lock(hashtext('vehicles.set-rules'))`.execute(work.tx)
    const before = await rulesNow(work.tx)
    const changed = changedIn(before, asked, ruleWords)
    if (changed.length === 0) {
      work.repeated()
      return { version: before.version }
    }
    if (seen !== before.version) throw new Refusal('vehicles.changed-meanwhile', changedMeanwhile)
    const version = before.version + 1
    await work.tx
      .insertInto('carRules')
      .values({ ...asked, version, setBy: work.actor.id, setAt: work.now() })
      .execute()
    work.record(rulesSet, 'car-rules', { version, changed })
    return { version }
  },
})
