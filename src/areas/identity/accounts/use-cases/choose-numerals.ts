import { numeralsChosen } from '#areas/identity/facts.ts'
import { ChooseNumeralsInput } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

/** One's own alone, on every device; «as the house shows them» is no choice of one's own. */
export const chooseNumerals = command({
  name: 'identity.choose-numerals',
  permission: anyoneSignedIn,
  input: ChooseNumeralsInput,
  async run({ tx, actor, now, record }, { numerals }) {
    if (!isUuid(actor.id)) throw new Refusal('identity.no-account', 'سجّل الدخول أولًا.', 403)
    if (numerals === 'house') {
      await tx.deleteFrom('displayPreferences').where('accountId', '=', actor.id).execute()
    } else {
      const row = { numerals, changedAt: now() }
      await tx
        .insertInto('displayPreferences')
        .values({ accountId: actor.id, ...row })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
        .execute()
    }
    record(numeralsChosen, actor.id, { numerals })
  },
})
