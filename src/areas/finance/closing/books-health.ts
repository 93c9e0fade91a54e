import { foldLedger } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, House } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { checkBooks, healthChecks } from './checks.ts'

const about = { rule: 'finance.books-health', subject: { kind: 'books', id: 'ledger' } }

/** Once a night: folds what is finished, looks at everything that must hold, and calls whoever closes the books when it does not. */
export async function nightlyCheck({ db, now, newId }: Pick<House, 'db' | 'now' | 'newId'>) {
  await foldLedger(db)
  const found = await checkBooks(db, healthChecks)
  const failed = found.filter(({ differences }) => differences.length > 0)
  await db.transaction().execute(async (tx) => {
    const row = { id: newId(), checkedAt: now(), checks: found.length, failed: failed.map(({ code }) => code).join(' ') }
    await tx.insertInto('bookChecks').values(row).execute()
    const work = { tx, now, newId }
    if (failed.length === 0) return settleTasks(work, about)
    const title = `الدفاتر لا تتفق: ${failed.map(({ label }) => label).join('، ')}`
    const details = 'افتح «سلامة الدفاتر» في المالية لترى الفروق، ولا تقفل فترة قبل حلها.'
    await addTask(work, {
      ...about,
      period: dayOf(now()),
      title: cut(title, 200),
      details,
      role: 'financeManager',
      needs: financePermissions.viewBooks,
      dueAt: now(),
    })
  })
}

/** A night without a check is one too many; the round comes at three. */
const lateAfter = 36 * 60 * 60 * 1000

/** Everything looked at anew, and what the nights before found. */
export async function booksHealth({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const nights = await db
    .selectFrom('bookChecks')
    .select(['id', 'checkedAt', 'checks', 'failed'])
    .orderBy('checkedAt', 'desc')
    .limit(14)
    .execute()
  const last = nights[0] ?? null
  return {
    checks: await checkBooks(db, healthChecks),
    nights,
    last,
    isLate: last !== null && now().getTime() - last.checkedAt.getTime() > lateAfter,
  }
}
