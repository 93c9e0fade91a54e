import { z } from 'zod'
import { newcomer } from '#areas/identity/accounts/actors.ts'
import { waitingSession } from '#areas/identity/accounts/queries.ts'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import { recoveryCodeUsed } from '#areas/identity/facts.ts'
import { type SecondStepForm, SecondStepInput } from '#areas/identity/inputs.ts'
import { takeAppCode, takeRecoveryCode } from '#areas/identity/proofs/second-factor.ts'
import { freshToken, hashOfToken } from '#areas/identity/sessions/session.ts'
import { openSession } from '#areas/identity/sessions/use-cases/open-session.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTry, type Door, forgetTriesOf } from '#platform/tries.ts'

const doors: Door[] = [
  { name: 'second-step', most: 5, seconds: 300 },
  { name: 'second-step-still', most: 15, seconds: 3600 },
]
const aMonth = 30 * 86_400_000

const wrongRecoveryCode = () =>
  new Refusal('identity.wrong-recovery-code', 'رمز الاسترداد غير صحيح، أو استُعمل من قبل. جرّب رمزًا آخر.', 422)

const wrong = () =>
  new Refusal('identity.wrong-second-factor', 'الرمز غير صحيح، أو استُعمل من قبل. انتظر الرمز التالي في التطبيق.', 422)

const goIn = command({
  name: 'identity.take-second-step',
  permission: anyone,
  input: z.object({
    sessionId: z.string(),
    remembered: z.boolean(),
    oneTimeCode: z.string().optional(),
    recoveryCode: z.string().optional(),
    trust: z.boolean(),
  }),
  async run(work, { sessionId, remembered, oneTimeCode, recoveryCode, trust }) {
    const { id } = work.actor
    if (recoveryCode) {
      if (!(await takeRecoveryCode(work, id, recoveryCode))) throw wrongRecoveryCode()
      work.record(recoveryCodeUsed, id, {})
    } else if (!(await takeAppCode(work, id, oneTimeCode ?? ''))) throw wrong()
    const waited = await work.tx
      .updateTable('sessions')
      .set({ endedAt: work.now() })
      .where('id', '=', sessionId)
      .where('endedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!waited) throw over()
    // A token of its own: whoever saw the one before the second door has nothing in hand.
    return { opened: await openSession(work, id, { remembered }), device: trust ? await trustDevice(work, id) : undefined }
  },
})

async function trustDevice(work: Work, accountId: string) {
  const [token, now] = [freshToken(), work.now()]
  const expiresAt = new Date(now.getTime() + aMonth)
  await work.tx
    .insertInto('trustedDevices')
    .values({ id: work.newId(), accountId, tokenHash: hashOfToken(token), createdAt: now, expiresAt, endedAt: null })
    .execute()
  return { token, expiresAt }
}

const over = () => new Refusal('identity.second-step-over', 'انتهت مهلة هذه الخطوة. سجّل الدخول من جديد.', 410)

async function checkAndGoIn(ctx: Ctx, typed: SecondStepForm) {
  const { oneTimeCode, recoveryCode, trust, to } = SecondStepInput.parse(typed)
  const waiting = await waitingSession(ctx)
  if (!waiting) throw over()
  if (!oneTimeCode && !recoveryCode) throw fieldFault('oneTimeCode', 'اكتب الرمز.')
  for (const door of doors) await countTry(ctx, door, waiting.id)
  const { sessionId, remembered, ...account } = waiting
  const entered = await goIn({ ...ctx, actor: newcomer(account) }, { sessionId, remembered, oneTimeCode, recoveryCode, trust })
  await forgetTriesOf(ctx, doors, waiting.id)
  return { ...entered, to: returnPath(to) ?? homeOf(waiting.kind) }
}

export const takeSecondStep = Object.assign(checkAndGoIn, { permission: anyone })
