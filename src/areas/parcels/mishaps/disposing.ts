import { z } from 'zod'
import type { Approvable } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { piecesOf } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelStates } from '../journey/parcel.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { parcelPath } from '../paths.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { leastWarnings, warningDays } from './mishap.ts'

type Db = Ctx['db'] | Work['tx']
type Stands = { id: string; state: string; storageFrom: string | null }

export const isDisposable = ({ state }: Pick<Stands, 'state'>) => state === 'ready-for-pickup' || state === 'returning'

/** Since when nobody takes it, who was told of it, and on which day it may go. */
export async function disposalOf(db: Db, parcel: Stands) {
  const turned = await db
    .selectFrom('parcelEvents')
    .select(({ fn }) => fn.max<Date | null>('at').as('at'))
    .where('parcelId', '=', parcel.id)
    .where('step', '=', 'returning')
    .executeTakeFirst()
  const since = parcel.storageFrom ?? (turned?.at ? dayOf(turned.at) : null)
  const { disposeDays } = await parcelRulesNow(db)
  const warnings = await db.selectFrom('parcelWarnings').selectAll().where('parcelId', '=', parcel.id).orderBy('n').execute()
  return { since, from: since ? daysAfter(since, disposeDays) : null, warnings }
}
export type Disposal = Awaited<ReturnType<typeof disposalOf>>

/** What keeps it from being done away with today; null where nothing does. */
export function notYetDisposable({ from, warnings }: Disposal, today: string) {
  if (!from || today < from) return `لا يُتلف قبل ${from ? dayInWords(from) : 'أن يُعاد أو ينتظر صاحبه'}.`
  const last = warnings.at(-1)
  if (warnings.length < leastWarnings || !last) return `أنذر الطرفين ${howMany(leastWarnings, 'time', 'acc')} قبل طلب إتلافه.`
  if (daysBetween(dayOf(last.warnedAt), today) < warningDays)
    return `يُطلب إتلافه بعد ${howMany(warningDays, 'day', 'gen')} من آخر إنذار.`
  return null
}

export const AskedDisposal = z.object({ parcelId: z.uuid(), reason: z.string(), by: z.string() })

export const approveDisposal: Approvable = {
  action: 'parcels.dispose',
  label: 'إتلاف طرد لم يُستلم',
  approver: 'generalManager',
  inBranch: 100_000n,
  async tell({ db, actor }, payload) {
    const { parcelId, reason, by } = AskedDisposal.parse(payload)
    const row = await db.selectFrom('parcels').selectAll().where('id', '=', parcelId).executeTakeFirstOrThrow()
    const { since, warnings } = await disposalOf(db, row)
    return [
      { question: 'الطرد', answer: shownNumber(row.number), path: actor.may(may.view) ? parcelPath(parcelId) : null },
      { question: 'فيه', answer: row.content },
      { question: 'المرسل والمرسل إليه', answer: `${row.senderName}، ${row.recipientName}` },
      { question: 'حاله', answer: `${parcelStates[row.state]}${since ? ` منذ ${dayInWords(since)}` : ''}` },
      { question: 'قيمته المصرَّح بها', answer: row.declaredValue ? inRials(row.declaredValue) : 'لم يُصرَّح' },
      { question: 'الإنذارات', answer: warnings.map(({ warnedAt }) => dayInWords(dayOf(warnedAt))) },
      { question: 'السبب', answer: reason },
      { question: 'طلبه', answer: by },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.dispose) ? parcelPath(AskedDisposal.parse(payload).parcelId) : null
  },
  async apply(work, payload) {
    const { parcelId, reason } = AskedDisposal.parse(payload)
    const row = await work.tx.selectFrom('parcels').selectAll().where('id', '=', parcelId).forUpdate().executeTakeFirst()
    if (!row || !isDisposable(row)) throw new Refusal('parcels.taken-meanwhile', 'تغيّر حال الطرد منذ الطلب. افتحه لترى ما جرى.')
    const parcel = { ...row, pieces: await piecesOf(work.tx, parcelId) }
    await takeStep(work, parcel, { step: 'disposed', reason })
  },
}
