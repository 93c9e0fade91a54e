import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const operatorFactWords = {
  'equipment.operator-added': 'أُضيف مشغّل',
  'equipment.operator-corrected': 'صُحّحت بيانات مشغّل',
}

/** What the fields are called, on forms and in the history. */
export const operatorWords = {
  name: 'الاسم',
  phone: 'الهاتف',
  accountId: 'حسابه في النظام',
  active: 'يعمل الآن',
  licences: 'رخص التشغيل',
} as const

const Operator = z.object({ name: z.string() })

export const operatorFactLines: FactLines = {
  'equipment.operator-added': factLine(Operator, ({ name }) => `أُضيف المشغّل ${name}`),
  'equipment.operator-corrected': factLine(
    Operator.extend({ changed: z.array(z.string()) }),
    ({ name, changed }) => `صُحّحت بيانات المشغّل ${name}: ${changed.join('، ')}`,
  ),
}
