import { printPaper } from '#areas/company/public.ts'
import { type codTakenOf, codWays } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { ShownParcel } from '../journey/parcel-detail.ts'

type Taken = NonNullable<Awaited<ReturnType<typeof codTakenOf>>>

/** What whoever took the parcel paid for its sender. */
export const codReceipt = (ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, one: ShownParcel, taken: Taken) =>
  printPaper(ctx, 'areas/parcels/papers/cod-receipt.typ', {
    ...{ title: 'إيصال مبلغ طرد', number: one.number, day: dayOf(taken.takenAt) },
    about: [
      ['استلمنا من', one.recipientName],
      ['لحساب المرسل', one.senderName],
      ['طريقة الدفع', taken.way === 'card' ? codWays.card : 'نقدًا'],
      ['قُبض', momentInWords(taken.takenAt)],
    ],
    ...{ amount: taken.amount, words: amountInWords(taken.amount) },
    note: 'قُبض هذا المبلغ لحساب المرسل، وفاتورة البضاعة منه. رسم التوصيل في فاتورته.',
  })
