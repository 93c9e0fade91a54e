import { ageNames, ages } from '#areas/finance/receipts/ageing.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import type { DebtRow, DebtSums } from './debts-queries.ts'

const figures: Column<DebtSums>[] = [
  ...ageNames.map((age) => ({ title: ages[age], money: (row: DebtSums) => row[age] })),
  { title: 'متأخر', money: ({ overdue }) => overdue },
  { title: 'مستحق', money: ({ owed }) => owed },
  { title: 'رصيد دائن', money: ({ credit }) => credit },
  { title: 'الرصيد', money: ({ balance }) => balance },
]

export const debtColumns: Column<DebtRow>[] = [
  { title: 'الرقم', width: 14, text: ({ number }) => number },
  { title: 'العميل', width: 36, text: ({ name }) => name },
  { title: 'الهاتف', width: 18, text: ({ phone }) => phone },
  ...figures,
  { title: 'مغطى بشيكات', money: ({ covered }) => covered },
  { title: 'آخر دفعة', day: ({ lastPaidOn }) => lastPaidOn },
]

export const groupColumns = (title: string): Column<DebtSums & { name: string }>[] => [
  { title, width: 30, text: ({ name }) => name },
  ...figures,
]
