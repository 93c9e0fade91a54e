import { checkBooks } from '#areas/finance/checks.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { periodLocked } from './facts.ts'
import { settleLockDue } from './lock-due.ts'
import { lockedTo, longUnknown } from './period.ts'

type Closing = { until: string; reason: string; despite?: string | undefined }

/**
 * Whoever calls it holds the books alone, and knows that the day is later than what is closed. What does not agree, and money nobody
 * knows, is cleared up first; a box that was not counted, or cash that is still on its way, the finance manager may give a reason for.
 */
export async function closeUntil(work: Work, { until, reason, despite }: Closing) {
  if (despite && !work.actor.may(financePermissions.unlockPeriods))
    throw fieldFault('despite', 'يكتبه المدير المالي. اتركه فارغًا.')
  await mustAgree(work, until)
  const left = await leftOpen(work, until)
  if (left.length > 0 && !despite)
    throw new Refusal('finance.not-counted', `${left.join(' ')} أنهِ ذلك أولًا، أو يكتب المدير المالي لماذا تُقفل رغمه.`)
  const before = await lockedTo(work)
  const why = left.length > 0 ? `${reason}. ${despite}` : reason
  await lockTo(work, { lockedTo: until, reason: why })
  work.record(periodLocked, 'period', { before, lockedTo: until })
  await settleLockDue(work, until)
}

export async function lockTo({ tx, newId, now, actor }: Work, row: { lockedTo: string | null; reason: string }) {
  await tx
    .insertInto('periodLocks')
    .values({ ...row, id: newId(), lockedBy: actor.id, lockedAt: now() })
    .execute()
}

/** The night after those days looked at all there is; where none did, or it found something, it is looked at now. */
async function mustAgree(work: Work, until: string) {
  const night = await work.tx
    .selectFrom('bookChecks')
    .select(['checkedAt', 'failed'])
    .orderBy('checkedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isClear = night?.failed === '' && night.checkedAt >= startOfDay(daysAfter(until, 1))
  const wrong = isClear ? [] : (await checkBooks(work.tx)).filter(({ differences }) => differences.length > 0)
  if (wrong.length > 0)
    throw new Refusal(
      'finance.books-differ',
      `الدفاتر لا تتفق: ${wrong.map(({ label }) => label).join('، ')}. افتح «سلامة الدفاتر» وحل الفروق أولًا.`,
    )
  const unknown = await longUnknown(work, until)
  if (unknown.many > 0)
    throw new Refusal(
      'finance.long-unknown',
      `في الدفاتر ${inRials(unknown.sum)} غير معرّفة منذ أكثر من 30 يومًا. عرّفها في «كشوف البنوك» أولًا.`,
    )
}

/** Boxes kept since then that nobody has counted, and cash that left one place by then and came to no other. */
async function leftOpen({ tx }: Pick<Work, 'tx'>, until: string) {
  const after = startOfDay(daysAfter(until, 1))
  const sessions = await tx
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'boxId')
    .select(['name', 'begunAt'])
    .where('closedAt', 'is', null)
    .where('begunAt', '<', after)
    .orderBy('begunAt')
    .execute()
  const { many, sum } = await tx
    .selectFrom('cashMoves')
    .select(({ fn }) => [fn.countAll<bigint>().as('many'), fn.sum<bigint | null>('amount').as('sum')])
    .where('settledAt', 'is', null)
    .where('movedAt', '<', after)
    .executeTakeFirstOrThrow()
  return [
    ...sessions.map(({ name, begunAt }) => `في «${name}» وردية مفتوحة منذ ${dayInWords(dayOf(begunAt))}، في «الورديات».`),
    ...(many > 0n ? [`في الطريق نقد لم يُؤكَّد وصوله، مجموعه ${inRials(BigInt(sum ?? 0))} تجده في «نقل النقد».`] : []),
  ]
}
