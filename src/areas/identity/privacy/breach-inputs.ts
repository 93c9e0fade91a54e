import { z } from 'zod'
import { chosen, counted, email, optionalText, phone, whenRight, written } from '#values/shapes.ts'
import type { BreachAudience } from './breach.ts'

/** A day and an hour of Muscat, as the browser sends them. */
const moment = (ask: string) =>
  z.iso.datetime({ local: true, precision: -1, error: ask }).transform((text) => new Date(`${text}:00+04:00`))

/** In the order of the form, so that what is to be mended is told in that order. */
export const RecordBreachInput = z
  .object({
    id: z.uuid(),
    title: written('اكتب عنوانًا يُعرف به.', 120),
    discoveredAt: moment('اكتب متى عُرفت: منها تُحسب 72 ساعة.'),
    happenedAt: moment('اكتب اليوم والساعة.').optional(),
    what: written('اكتب ما جرى.', 4000),
    dataKinds: written('اذكر أنواع البيانات، مثل: الأسماء وأرقام الهواتف.', 500),
    peopleCount: counted('اكتب عددهم، أو اتركه فارغًا إن لم يُعرف.', 0, 9_999_999).optional(),
    serious: chosen(['yes', 'no'], 'اختر هل تضر أصحاب البيانات ضررًا جسيمًا.').transform((answer) => answer === 'yes'),
    measures: written('اكتب ما فعلتموه لإيقافها.', 4000),
    advice: optionalText(2000),
  })
  .refine(({ happenedAt, discoveredAt }) => !happenedAt || happenedAt <= discoveredAt, {
    ...whenRight('happenedAt', 'discoveredAt'),
    path: ['happenedAt'],
    error: 'وقوعها قبل معرفتها. راجع الوقتين.',
  })
export type RecordBreachForm = z.input<typeof RecordBreachInput>

const OneBreach = z.object({ id: z.uuid() })

export const ReportBreachInput = OneBreach.extend({ reference: written('اكتب رقم البلاغ لدى الوزارة أو طريقة إرساله.', 200) })
export type ReportBreachForm = z.input<typeof ReportBreachInput>

const audiences = ['customers', 'listed', 'otherwise'] as const satisfies BreachAudience[]

/** One phone or e-mail address on each line. */
const contacts = z
  .string()
  .optional()
  .transform((text) =>
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .transform((lines, context) =>
    lines.flatMap((line) => {
      const read = (line.includes('@') ? email : phone).safeParse(line)
      if (read.success) return [line.includes('@') ? { email: read.data } : { phone: read.data }]
      context.addIssue({ code: 'custom', message: `«${line}»: ${read.error.issues[0]?.message ?? ''}` })
      return []
    }),
  )
  .refine((lines) => lines.length <= 2000, 'اذكر حتى 2000 في المرة.')

export const TellPeopleInput = OneBreach.extend({
  audience: chosen(audiences, 'اختر من يُبلَّغ.'),
  contacts,
  advice: written('اكتب ما تنصحهم به.', 2000),
}).refine(({ audience, contacts: listed }) => audience !== 'listed' || listed.length > 0, {
  ...whenRight('audience', 'contacts'),
  path: ['contacts'],
  error: 'اكتب هاتفًا أو بريدًا في كل سطر.',
})
export type TellPeopleForm = z.input<typeof TellPeopleInput>

export const CloseBreachInput = OneBreach.extend({ lessons: written('اكتب السبب وما تغيّر حتى لا تتكرر.', 4000) })
export type CloseBreachForm = z.input<typeof CloseBreachInput>
