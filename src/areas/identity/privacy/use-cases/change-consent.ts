import { agreeToOffers, withdraw } from '#areas/identity/consents/consents.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { ChangeConsentInput } from '../privacy-inputs.ts'

/** At once, and without a question why; what was done on its ground before stays lawful. */
export const withdrawMyConsent = command({
  name: 'identity.withdraw-consent',
  permission: anyoneSignedIn,
  input: ChangeConsentInput,
  async run(work, { purpose }) {
    const withdrawn = await withdraw(work, { accountId: work.actor.id, purpose })
    if (!withdrawn) throw new Refusal('identity.no-consent', 'لا موافقة سارية هنا. حدّث الصفحة.')
  },
})

export const giveMyConsent = command({
  name: 'identity.give-consent',
  permission: anyoneSignedIn,
  input: ChangeConsentInput,
  async run(work) {
    const given = await agreeToOffers(work, { accountId: work.actor.id, evidence: `my-data ${work.requestId}` })
    if (!given) work.repeated()
  },
})
