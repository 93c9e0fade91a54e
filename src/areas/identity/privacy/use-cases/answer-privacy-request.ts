import { privacyTaken } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { AnswerPrivacyInput, OnePrivacyRequestInput, RefusePrivacyInput } from '../privacy-inputs.ts'
import { privacyCan } from '../privacy-request.ts'
import { closeRequest, isErasure, requestToHandle } from './handling-privacy.ts'

const permission = identityPermissions.answerPrivacy

/** Somebody sees to it; the person reads that it is being worked on. */
export const takePrivacyRequest = command({
  name: 'identity.take-privacy-request',
  permission,
  input: OnePrivacyRequestInput,
  async run(work, { id }) {
    const { number } = await requestToHandle(work, id)
    const taken = await work.tx
      .updateTable('privacyRequests')
      .set({ status: 'in-progress', takenBy: work.actor.id, takenAt: work.now() })
      .where('id', '=', id)
      .where('status', 'in', privacyCan.take.from)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw new Refusal('identity.privacy-taken', 'بدأ غيرك معالجة هذا الطلب. حدّث الصفحة.')
    work.record(privacyTaken, id, { number })
    return { id }
  },
})

export const answerPrivacyRequest = command({
  name: 'identity.answer-privacy-request',
  permission,
  input: AnswerPrivacyInput,
  async run(work, { id, answer }) {
    const request = await requestToHandle(work, id)
    if (isErasure(request.kind)) throw new Refusal('identity.erase-instead', 'طلب الحذف يُجاب بتنفيذه، أو برفضه مع السبب النظامي.')
    await closeRequest(work, request, { answer })
    return { id }
  },
})

/** Only for a reason in the law, and the person is told which. */
export const refusePrivacyRequest = command({
  name: 'identity.refuse-privacy-request',
  permission,
  input: RefusePrivacyInput,
  async run(work, { id, ground }) {
    const request = await requestToHandle(work, id)
    await closeRequest(work, request, { answer: ground, refused: true })
    return { id }
  },
})
