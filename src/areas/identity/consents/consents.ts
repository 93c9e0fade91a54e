import { legalEditionNow } from '#areas/company/public.ts'
import { consentGiven, consentWithdrawn } from '#areas/identity/facts.ts'
import type { House, Work } from '#platform/context.ts'
import type { ConsentPurpose } from './consent.ts'

export type Consent = { accountId: string; purpose: ConsentPurpose; textVersion: string; channel: string; evidence: string }

/** The edition of a text that a consent of this moment is given to. Offers are told of in the privacy policy. */
export async function editionAgreed(work: Work, text: 'privacy' | 'terms') {
  const edition = await legalEditionNow(work, text)
  return edition?.version ?? 'بلا رقم'
}

export async function giveOnce(work: Work, { accountId, purpose, textVersion, channel, evidence }: Consent) {
  const given = await work.tx
    .insertInto('consents')
    .values({ id: work.newId(), accountId, purpose, textVersion, channel, evidence, givenAt: work.now(), withdrawnAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (given) work.record(consentGiven, accountId, { purpose, textVersion, channel })
  return given !== undefined
}

/** To offers, which the privacy policy tells of, in its edition of now. */
export async function agreeToOffers(work: Work, { accountId, evidence }: Pick<Consent, 'accountId' | 'evidence'>) {
  const textVersion = await editionAgreed(work, 'privacy')
  return giveOnce(work, { accountId, evidence, purpose: 'marketing', textVersion, channel: 'web' })
}

export async function withdraw(work: Work, { accountId, purpose }: Pick<Consent, 'accountId' | 'purpose'>) {
  const withdrawn = await work.tx
    .updateTable('consents')
    .set({ withdrawnAt: work.now() })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .returning(['textVersion', 'channel'])
    .executeTakeFirst()
  if (withdrawn) work.record(consentWithdrawn, accountId, { purpose, ...withdrawn })
  return withdrawn !== undefined
}

export const everGiven = ({ db }: Pick<House, 'db'>, accountId: string) =>
  db
    .selectFrom('consents')
    .select(['id', 'purpose', 'textVersion', 'channel', 'evidence', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt', 'desc')
    .limit(100)
    .execute()

/** Whether it stands now: asked again just before something is done on its ground. */
export async function standsNow(asking: Pick<House, 'db'> | Pick<Work, 'tx'>, accountId: string, purpose: ConsentPurpose) {
  const standing = await ('tx' in asking ? asking.tx : asking.db)
    .selectFrom('consents')
    .select('id')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return standing !== undefined
}
