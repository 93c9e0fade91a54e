import { agreeToOffers, withdrawConsent } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { preferencesSet } from '../facts.ts'
import { SetPreferencesInput } from '../inputs.ts'
import { isOffer, refusable } from '../rule.ts'

/** One's own alone. What threatens the account, and codes, cannot be refused. */
export const setPreferences = command({
  name: 'notifications.set-preferences',
  permission: anyoneSignedIn,
  input: SetPreferencesInput,
  async run(work, { wanted, quietFrom, quietUntil }) {
    const { tx, actor, now, record } = work
    if (!isUuid(actor.id)) throw new Refusal('notifications.no-account', 'سجّل الدخول أولًا.', 403)
    if ((quietFrom === undefined) !== (quietUntil === undefined)) {
      throw new Refusal('notifications.half-quiet', 'اكتب بداية ساعات الهدوء ونهايتها معًا، أو اترك الحقلين فارغين.', 422)
    }
    const agrees = wanted.some(isOffer)
    const refused = refusable.filter((way) => !wanted.includes(way) && (agrees || !isOffer(way)))
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
    await keepConsent(work, agrees)
    record(preferencesSet, actor.id, { refused, quietFrom: row.quietFrom, quietUntil: row.quietUntil })
  },
})

/** Offers wanted by any way are agreed to, and by none are not: the consent says it, for this page and every other. */
async function keepConsent(work: Work, agrees: boolean) {
  const accountId = work.actor.id
  if (agrees) await agreeToOffers(work, { accountId, evidence: `preferences ${work.requestId}` })
  else await withdrawConsent(work, { accountId, purpose: 'marketing' })
}
