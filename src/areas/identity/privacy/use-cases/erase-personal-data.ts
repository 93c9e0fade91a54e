import { personalDataErased } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { keptByLaw } from '#areas/identity/retention/retention.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Forgotten } from '#platform/personal.ts'
import { Refusal } from '#platform/refusal.ts'
import { OnePrivacyRequestInput } from '../privacy-inputs.ts'
import { closeRequest, isErasure, requestToHandle } from './handling-privacy.ts'

/**
 * Carries out an erasure, in every area at once or not at all: what may go is hidden for good, what the law keeps is named
 * to the person with the reason and the time.
 */
export const erasePersonalData = command({
  name: 'identity.erase-personal-data',
  permission: identityPermissions.answerPrivacy,
  input: OnePrivacyRequestInput,
  async run(work, { id }) {
    const request = await requestToHandle(work, id)
    if (!isErasure(request.kind)) throw new Refusal('identity.not-an-erasure', 'هذا ليس طلب حذف.')
    await refuseStaff(work, request.accountId)
    const outcome: Forgotten[] = []
    // Areas that stand on others go first: what an account owns is found through it.
    for (const { forget } of work.personal.toReversed()) outcome.push(...(await forget(work, request.subject)))
    const answer = inSentences(outcome, await keptByLaw(work))
    await closeRequest(work, request, { answer, outcome })
    work.record(personalDataErased, request.accountId, { outcome })
    return { id, number: request.number }
  },
})

/** Who works here is ended as staff first: the law of work keeps the record of an employee. */
async function refuseStaff({ tx }: Work, accountId: string) {
  const account = await tx.selectFrom('userAccounts').select('kind').where('id', '=', accountId).executeTakeFirstOrThrow()
  if (account.kind === 'staff')
    throw new Refusal('identity.erase-staff', 'هذا حساب موظف، وسجل الموظف يوجب القانون حفظه. ارفض الطلب واذكر ذلك.')
}

type Stays = Awaited<ReturnType<typeof keptByLaw>>

function inSentences(outcome: Forgotten[], byLaw: Stays) {
  const gone = outcome.filter(({ count, stays }) => count > 0 && !stays).map(({ title }) => title)
  const staying = outcome.flatMap(({ title, stays }) => (stays ? [`${title}: ${stays}.`] : []))
  const periods = byLaw.map(({ label, period, since }) => `${label}: ${period} من ${since}.`)
  return [
    gone.length > 0 ? `حُذف أو أُخفيت هويته: ${gone.join('، ')}.` : 'لم نجد ما يُحذف.',
    ...(staying.length > 0 ? ['ما يبقى ولماذا:', ...staying] : []),
    ...['المدد التي يوجبها القانون، ثم تُحذف:', ...periods],
  ].join('\n')
}
