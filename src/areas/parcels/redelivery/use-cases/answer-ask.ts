import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { senderIds } from '../../merchants/senders.ts'
import { sentByThem } from '../../weighing/use-cases/cancel-parcel.ts'
import { takeAnswer } from '../asking-sender.ts'
import { AnswerAskInput, AnswerOwnAskInput } from '../inputs.ts'
import { redirect } from '../redelivering.ts'
import type { SenderAnswer } from '../tables.ts'

/** Its sender says whether it may be handed over in another wilayat. */
export const answerOwnAsk = command({
  name: 'parcels.answer-own-ask',
  permission: anyoneSignedIn,
  input: AnswerOwnAskInput,
  async run(work, { parcelId, answer }) {
    const ids = await senderIds({ db: work.tx }, work.actor.id)
    await carryOut(work, await sentByThem(work, parcelId, ids), { answer, how: null })
    return { parcelId, answer }
  },
})

/** The same for a sender who was called: a colleague writes down what they said. */
export const answerAsk = command({
  name: 'parcels.answer-ask',
  permission: may.hold,
  input: AnswerAskInput,
  async run(work, { parcelId, answer, how }) {
    await carryOut(work, await loadParcelForUpdate(work, parcelId, may.hold), { answer, how })
    return { parcelId, answer }
  },
})

async function carryOut(work: Work, parcel: LoadedParcel, answered: { answer: SenderAnswer; how: string | null }) {
  const released = await takeAnswer(work, parcel, answered)
  if (answered.answer === 'yes') await redirect(work, released.parcel, { ...released.asked, senderAgrees: true })
}
