import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const staffDebtFactWords = {
  'finance.staff-debt-recorded': 'سُجّل عجز على موظف',
  'finance.staff-debt-repaid': 'سدّد موظف ما عليه',
  'finance.staff-repayment-reversed': 'عُكس سداد موظف',
}

const Owed = z.object({ employee: z.string(), amount: baisa })
const Recorded = Owed.extend({ box: z.string() })
const Numbered = Owed.extend({ number: z.number() })

export const staffDebtFactLines: FactLines = {
  'finance.staff-debt-recorded': (data) => {
    const told = Recorded.safeParse(data).data
    return told ? `سُجّل على ${told.employee} عجز ${inRials(told.amount)} في ${told.box}` : null
  },
  'finance.staff-debt-repaid': (data) => {
    const told = Numbered.safeParse(data).data
    return told ? `سدّد ${told.employee} ${inRials(told.amount)} بالسند ${told.number}` : null
  },
  'finance.staff-repayment-reversed': (data) => {
    const told = Numbered.safeParse(data).data
    return told ? `عُكس السند ${told.number}: ${inRials(told.amount)} من ${told.employee}` : null
  },
}

export const staffDebtPartWords = { employee: 'الموظف', borneBy: 'من يتحمل العجز' }
