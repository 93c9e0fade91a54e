import { z } from 'zod'
import { counted, phone, plannedDay, written } from '#values/shapes.ts'

const licenceName = /^licence\.([0-9a-f-]{36})$/
const licenceDay = plannedDay('اكتب آخر يوم في الرخصة، مثل 1/7/2027.')

const operator = {
  name: written('اكتب اسم المشغّل.', 120),
  phone,
  accountId: z.uuid('اختر حسابه من القائمة.').optional(),
  active: z
    .literal('yes')
    .optional()
    .transform((word) => word === 'yes'),
}

/** The licences stand in fields of their own, by the kinds there are. */
const withLicences = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const known = Object.keys(shape)
  const whole = z.looseObject(shape).transform((typed, context) => {
    const licences = Object.entries(typed).flatMap(([name, value]) => {
      const kindId = licenceName.exec(name)?.[1]
      if (!kindId || String(value ?? '').trim() === '') return []
      const read = licenceDay.safeParse(value)
      if (read.success) return [{ kindId, validUntil: read.data }]
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '', path: [name] })
      return []
    })
    const own = Object.fromEntries(Object.entries(typed).filter(([name]) => known.includes(name)))
    return { ...(own as z.output<z.ZodObject<Shape>>), licences }
  })
  return whole as unknown as z.ZodType<z.output<z.ZodObject<Shape>> & { licences: Licence[] }, Record<string, unknown>>
}

export type Licence = { kindId: string; validUntil: string }

/** The form brings the id, so a second press is the same person. */
export const AddOperatorInput = withLicences({ id: z.uuid(), branchId: z.uuid('اختر الفرع.').optional(), ...operator })
export const CorrectOperatorInput = withLicences({
  operatorId: z.uuid(),
  seen: counted('حدّث الصفحة.', 1, 999_999),
  ...operator,
})
