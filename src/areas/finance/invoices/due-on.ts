import { fieldFault } from '#platform/field-fault.ts'
import { daysAfter } from '#values/days.ts'

/** Nothing is due before the paper that asks for it; a slip in the year is asked about before it is on a paper that never changes. */
export function mustBeDueAhead(today: string, dueOn: string) {
  if (dueOn < today) throw fieldFault('dueOn', 'الاستحقاق اليوم أو بعده.')
  if (dueOn > daysAfter(today, 731)) throw fieldFault('dueOn', 'الاستحقاق بعد أكثر من سنتين. راجع التاريخ.')
}
