import { sql } from 'kysely'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { parcelRulesSet } from '../facts.ts'
import { SetParcelRulesInput } from '../inputs.ts'
import { parcelRulesNow } from '../kept-rules.ts'
import { type ParcelRules, parcelRuleWords } from '../rules.ts'

/** A version of its own: what was handed over already keeps the fee it had. */
export const setParcelRules = command({
  name: 'parcels.set-rules',
  permission: parcelPermissions.publishTariff,
  input: SetParcelRulesInput,
  async run(work, { seen, ...asked }) {
    // One after another: the second of two at once finds what the first has set.
    await sql`select pg_advisory_xact_lock(hashtext('parcels.set-rules'))`.execute(work.tx)
    const before = await parcelRulesNow(work.tx)
    const asText = ({ prohibited, ...rest }: Omit<ParcelRules, 'version'>) => ({ ...rest, prohibited: prohibited.join(' ') })
    const changed = changedIn(asText(before), asText(asked), parcelRuleWords)
    if (changed.length === 0) {
      work.repeated()
      return { version: before.version }
    }
    if (seen !== before.version)
      throw new Refusal('parcels.changed-meanwhile', 'غيّر زميل القواعد بعد أن فتحت الصفحة. حدّث الصفحة ثم أعد ما كتبت.')
    const version = before.version + 1
    await work.tx
      .insertInto('parcelRules')
      .values({ ...asked, version, setBy: work.actor.id, setAt: work.now() })
      .execute()
    work.record(parcelRulesSet, 'parcel-rules', { version, changed })
    return { version }
  },
})
