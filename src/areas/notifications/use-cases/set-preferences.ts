import { command } from '#platform/command.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { preferencesSet } from '../facts.ts'
import { SetPreferencesInput } from '../inputs.ts'
import { refusable } from '../rule.ts'

/** One's own alone. What threatens the account, and codes, cannot be refused. */
export const setPreferences = command({
  name: 'notifications.set-preferences',
  permission: anyoneSignedIn,
  input: SetPreferencesInput,
  async run({ tx, actor, now, record }, { wanted, quietFrom, quietUntil }) {
    if (!isUuid(actor.id)) throw new Refusal('notifications.no-account', 'سجّل الدخول أولًا.', 403)
    if ((quietFrom === undefined) !== (quietUntil === undefined)) {
      throw new Refusal('notifications.half-quiet', 'اكتب بداية ساعات الهدوء ونهايتها معًا، أو اترك الحقلين فارغين.', 422)
    }
    const refused = refusable.filter((way) => !wanted.includes(way))
    const row = {
      refused: JSON.stringify(refused),
      quietFrom: quietFrom ?? null,
      quietUntil: quietUntil ?? null,
      changedAt: now(),
    }
    await tx
      .insertInto('messagePreferences')
      .values({ accountId: actor.id, ...row })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
      .execute()
    record(preferencesSet, actor.id, { refused, quietFrom: row.quietFrom, quietUntil: row.quietUntil })
  },
})
