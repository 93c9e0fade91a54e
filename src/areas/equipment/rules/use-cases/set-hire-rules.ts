import { sql } from 'kysely'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { changedMeanwhile } from '../../kinds/use-cases/correct-kind.ts'
import { hireRulesSet } from '../facts.ts'
import { SetHireRulesInput } from '../inputs.ts'
import { hireRulesNow } from '../queries.ts'
import { hireRuleWords } from '../rules.ts'

/** A version of its own: what is agreed already goes by the one it was agreed under. */
export const setHireRules = command({
  name: 'equipment.set-rules',
  permission: equipmentPermissions.managePrices,
  input: SetHireRulesInput,
  async run(work, { seen, ...asked }) {
    // One after another: the second of two at once finds what the first has set.
    await sql`select pg_advisory_xact_lock(hashtext('equipment.set-rules'))`.execute(work.tx)
    const before = await hireRulesNow(work.tx)
    const asText = ({ restDays, ...rest }: { restDays: readonly number[] }) => ({ ...rest, restDays: restDays.join(' ') })
    const changed = changedIn(asText(before), asText(asked), hireRuleWords)
    if (changed.length === 0) {
      work.repeated()
      return { version: before.version }
    }
    if (seen !== before.version) throw new Refusal('equipment.changed-meanwhile', changedMeanwhile)
    const version = before.version + 1
    await work.tx
      .insertInto('hireRules')
      .values({ ...asked, version, setBy: work.actor.id, setAt: work.now() })
      .execute()
    work.record(hireRulesSet, 'hire-rules', { version, changed })
    return { version }
  },
})
