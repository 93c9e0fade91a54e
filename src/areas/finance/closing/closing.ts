import { periodLocked } from '#areas/finance/ledger/facts.ts'
import { lockedTo, longUnknown } from '#areas/finance/ledger/period.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysAfter, startOfDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { checkBooks } from './checks.ts'
import { closingChecklist } from './closing-checklist.ts'
import { settleLockDue } from './lock-due.ts'

type Closing = { until: string; reason: string; despite?: string | null | undefined }

/** What a written reason may pass over: all of the checklist, or the cash alone where a return closes its quarter. */
type Considered = 'all' | 'cash'

/**
 * What does not agree, and money nobody knows, is cleared up first; what of the checklist is left is passed over for a written reason,
 * which whoever agrees reads.
 */
export async function mustBeReady(
  work: Work,
  { until, despite }: Pick<Closing, 'until' | 'despite'>,
  considered: Considered = 'all',
) {
  await mustAgree(work, until)
  const items = await closingChecklist(work, until)
  const left = items
    .filter(({ what }) => considered === 'all' || what === 'sessions' || what === 'moves')
    .flatMap((item) => item.left ?? [])
  if (left.length > 0 && !despite)
    throw new Refusal('finance.not-counted', `${left.join(' ')} أنهِ ذلك أولًا، أو اكتب لماذا تُقفل رغمه.`)
  return left.length > 0
}

/** Whoever calls it holds the books alone, and knows that the day is later than what is closed. */
export async function closeUntil(work: Work, { until, reason, despite }: Closing, considered: Considered = 'all') {
  const isDespite = await mustBeReady(work, { until, despite }, considered)
  const before = await lockedTo(work)
  await lockTo(work, { lockedTo: until, reason: isDespite ? `${reason}. ${despite}` : reason })
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
