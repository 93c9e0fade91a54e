import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { redirectAnswered, redirectAsked } from './facts.ts'
import type { WhereAsked } from './inputs.ts'
import type { SenderAnswer } from './tables.ts'

const rule = 'parcels.sender-answers'
const subjectOf = (id: string) => ({ kind: 'parcel', id })

/** Money is collected for its sender, who did not send it there: it stays where it is until they agree. */
export async function askSender(work: Work, parcel: LoadedParcel, { asked, place }: { asked: WhereAsked; place: string }) {
  const [id, number] = [work.newId(), shownNumber(parcel.number)]
  const reason = `ينتظر موافقة المرسل على تسليمه في ${place}`
  await takeStep(work, parcel, { step: 'held', reason })
  await work.tx
    .updateTable('parcelRedirectAsks')
    .set({ answer: 'withdrawn', answeredAt: work.now() })
    .where('parcelId', '=', parcel.id)
    .where('answer', 'is', null)
    .execute()
  await work.tx
    .insertInto('parcelRedirectAsks')
    .values({
      ...{ id, parcelId: parcel.id, asked: JSON.stringify(asked), place, reason, askedAt: work.now() },
      ...{ answer: null, answeredAt: null, answeredBy: null, how: null },
    })
    .execute()
  await addTask(work, {
    ...{ rule, period: id, subject: subjectOf(parcel.id), kind: 'discrepancy' },
    ...{ title: `اسأل مرسل الطرد ${number}: طُلب تسليمه في ${place}`, branchId: parcel.branchId },
    ...{ role: 'customerService', needs: may.hold },
  })
  work.record(redirectAsked, parcel.id, { number, senderId: parcel.senderId, place })
}

/** What its sender is asked, while the parcel waits for just that; somebody who released it has decided otherwise. */
export const openAsk = async ({ db }: Pick<Ctx, 'db'>, { id, heldReason }: { id: string; heldReason: string | null }) =>
  heldReason === null
    ? undefined
    : db
        .selectFrom('parcelRedirectAsks')
        .select(['id', 'place', 'askedAt'])
        .where('parcelId', '=', id)
        .where('answer', 'is', null)
        .where('reason', '=', heldReason)
        .executeTakeFirst()
export type OpenAsk = NonNullable<Awaited<ReturnType<typeof openAsk>>>

type Answered = { answer: SenderAnswer; how: string | null }

/** The answer is kept and the parcel goes on; what was asked for comes back, with the parcel as it is then. */
export async function takeAnswer(work: Work, parcel: LoadedParcel, { answer, how }: Answered) {
  const open = await openAsk({ db: work.tx }, parcel)
  if (!open) throw new Refusal('parcels.no-ask', 'لا سؤال ينتظر رد المرسل عن هذا الطرد. حدّث الصفحة.')
  const { asked } = await work.tx
    .updateTable('parcelRedirectAsks')
    .set({ answer, answeredAt: work.now(), answeredBy: work.actor.id, how })
    .where('id', '=', open.id)
    .returning('asked')
    .executeTakeFirstOrThrow()
  await settleTasks(work, { rule, subject: subjectOf(parcel.id) })
  const { state } = await takeStep(work, parcel, { step: 'released', note: answer === 'yes' ? 'وافق المرسل' : 'لم يوافق المرسل' })
  work.record(redirectAnswered, parcel.id, {
    ...{ number: shownNumber(parcel.number), recipientPhone: parcel.recipientPhone, place: open.place, answer, how },
  })
  return { asked: asked as WhereAsked, parcel: { ...parcel, state, heldReason: null } }
}
