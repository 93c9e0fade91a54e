import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'
import { closingChecklist } from './closing-checklist.ts'
import { changePeriod, closesUntil, PeriodChange } from './period-changes.ts'

export const periodAction = 'finance.change-period'

/** «إقفال الدفاتر حتى 31 ديسمبر 2025», as the request, its page and the trail say it. */
export function changeInWords(change: PeriodChange) {
  if (change.act === 'lock') return `إقفال الدفاتر حتى ${dayInWords(change.lockedTo)}`
  if (change.act === 'close-year') return `إقفال سنة ${change.year}`
  if (change.act === 'reopen-year') return `فتح سنة ${change.year}`
  return change.lockedTo ? `فتح الدفاتر بعد ${dayInWords(change.lockedTo)}` : 'فتح الدفاتر كلها'
}

/** Nobody closes the books alone, nor opens them: whoever agrees has looked at what is left, and does it. */
export const changePeriodAgreed: Approvable = {
  action: periodAction,
  label: 'إقفال الفترات والسنوات وفتحها',
  approver: 'financeManager',
  async tell({ db, actor, now }, payload) {
    const change = PeriodChange.parse(payload)
    const until = closesUntil(change)
    const items = until ? await closingChecklist({ db, now }, until) : []
    const why = 'despite' in change ? change.despite : null
    return [
      {
        question: 'المطلوب',
        answer: changeInWords(change),
        path: actor.may(financePermissions.viewBooks) ? periodsPath : null,
      },
      ...(items.length > 0
        ? [{ question: 'قائمة الإقفال الآن', answer: items.map(({ label, left }) => left ?? `تم: ${label}`) }]
        : []),
      ...(why ? [{ question: 'لماذا رغم ما بقي', answer: why }] : []),
    ]
  },
  anewAt: ({ actor }) => (actor.may(financePermissions.lockPeriods) ? periodsPath : null),
  apply: async (work, payload) => void (await changePeriod(work, PeriodChange.parse(payload))),
}
