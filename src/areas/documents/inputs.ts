import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, day, optionalText, whenRight, written } from '#values/shapes.ts'

const anyDay = day('اختر التاريخ.')

const fields = { number: optionalText(40), issuedOn: anyDay.optional(), expiresOn: anyDay.optional() }

/** The form brings the id, so a second press is the same paper. */
export const addDocumentShape = <Kind extends string>(kinds: Readonly<Record<Kind, string>>) => ({
  id: z.uuid(),
  kind: chosen(Object.keys(kinds) as [Kind, ...Kind[]], 'اختر نوع الوثيقة.'),
  called: optionalText(80),
  ...fields,
  file: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})

export const correctDocumentShape = { documentId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...fields }

export const withdrawDocumentShape = { documentId: z.uuid(), reason: written('اكتب لماذا تُسحب الوثيقة.', 500) }

/** Arguments of `superRefine`: a paper of no listed kind has a name. */
export const otherIsNamed = [
  ({ kind, called }: { kind: string; called?: string | undefined }, context: z.RefinementCtx) => {
    if (kind === 'other' && !called) context.addIssue({ code: 'custom', path: ['called'], message: 'اكتب اسم الوثيقة.' })
  },
  whenRight('kind', 'called'),
] as const

/** Arguments of `superRefine`: a paper ends after the day it was issued on. */
export const endsAfterIssue = [
  ({ issuedOn, expiresOn }: { issuedOn?: string | undefined; expiresOn?: string | undefined }, context: z.RefinementCtx) => {
    if (issuedOn && expiresOn && expiresOn < issuedOn)
      context.addIssue({ code: 'custom', path: ['expiresOn'], message: 'تاريخ الانتهاء بعد تاريخ الإصدار.' })
  },
  whenRight('issuedOn', 'expiresOn'),
] as const
