import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
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
  'finance.staff-debt-recorded': factLine(
    Recorded,
    (told) => `سُجّل على ${told.employee} عجز ${inRials(told.amount)} في ${told.box}`,
  ),
  'finance.staff-debt-repaid': factLine(Numbered, (told) => `سدّد ${told.employee} ${inRials(told.amount)} بالسند ${told.number}`),
  'finance.staff-repayment-reversed': factLine(
    Numbered,
    (told) => `عُكس السند ${told.number}: ${inRials(told.amount)} من ${told.employee}`,
  ),
}

export const staffDebtPartWords = { employee: 'الموظف', borneBy: 'من يتحمل العجز' }
