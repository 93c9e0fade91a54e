import { privacyRequested } from '#areas/identity/facts.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { RequestPrivacyInput } from '../privacy-inputs.ts'
import { promisedDays, subjectOf } from '../privacy-queries.ts'
import { dueAfter, privacyNumber } from '../privacy-request.ts'

/** Somebody asks what the law lets them ask of their own data; the clock begins. */
export const requestPrivacy = command({
  name: 'identity.request-privacy',
  permission: anyoneSignedIn,
  input: RequestPrivacyInput,
  async run(work, { kind, text = null }) {
    const subject = await subjectOf(work, work.actor.id)
    if (!subject) throw new Refusal('identity.no-account', 'ادخل إلى حسابك ثم أرسل الطلب.', 403)
    const requestedAt = work.now()
    const dueOn = dueAfter(dayOf(requestedAt), await promisedDays(work))
    const { accountId, phone, email } = subject
    const made = await work.tx
      .insertInto('privacyRequests')
      .values({ id: work.newId(), accountId, kind, text, status: 'received', requestedAt, dueOn })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'sequence'])
      .executeTakeFirst()
    if (!made) throw new Refusal('identity.privacy-asked-before', 'طلبك السابق لهذا الأمر قيد المعالجة. تجده في «طلباتك».')
    const number = privacyNumber({ requestedAt, sequence: made.sequence })
    work.record(privacyRequested, made.id, { number, kind, accountId, phone, email, dueOn })
    return { number, dueOn }
  },
})
