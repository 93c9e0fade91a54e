import type { Due } from './cashier-queries.ts'

/** What is due and not covered by a cheque in hand is asked for. */
export const isChased = ({ dueOn, open, covered }: Pick<Due, 'dueOn' | 'open' | 'covered'>, today: string) =>
  dueOn <= today && covered < open

/** What one press chooses: all that is due; where nothing is due yet, all that is open. What a cheque in hand covers is left out. */
export function chosenAtOnce(dues: readonly Due[], today: string) {
  const open = dues.filter(({ open: left, covered }) => covered < left)
  const due = open.filter((one) => isChased(one, today))
  if (due.length > 0) return { label: 'المستحق كله', dues: due }
  return { label: open.length > 0 ? 'لا مستحق اليوم، اختر القادم كله' : 'المستحق كله', dues: open }
}
