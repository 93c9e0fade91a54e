import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, day, optionalText, whenRight, written } from '#values/shapes.ts'
import { propertyDocumentKindNames } from './document.ts'

const anyDay = day('اختر التاريخ.')

const said = { number: optionalText(40), issuedOn: anyDay.optional(), expiresOn: anyDay.optional() }

/** The form brings the id, so a second press is the same document. */
export const AddPropertyDocumentInput = z
  .object({
    ...{ id: z.uuid(), propertyId: z.uuid(), kind: chosen(propertyDocumentKindNames, 'اختر نوع الوثيقة.') },
    called: optionalText(80),
    ...said,
    file: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
  })
  .superRefine(
    ({ kind, called }, context) => {
      if (kind === 'other' && !called) context.addIssue({ code: 'custom', path: ['called'], message: 'اكتب اسم الوثيقة.' })
    },
    whenRight('kind', 'called'),
  )
  .superRefine(inOrder, whenRight('issuedOn', 'expiresOn'))
export type AddPropertyDocumentForm = z.input<typeof AddPropertyDocumentInput>

export const CorrectPropertyDocumentInput = z
  .object({ propertyId: z.uuid(), documentId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...said })
  .superRefine(inOrder, whenRight('issuedOn', 'expiresOn'))
export type CorrectPropertyDocumentForm = z.input<typeof CorrectPropertyDocumentInput>

export const WithdrawPropertyDocumentInput = z.object({
  ...{ propertyId: z.uuid(), documentId: z.uuid(), reason: written('اكتب لماذا تُسحب الوثيقة.', 500) },
})
export type WithdrawPropertyDocumentForm = z.input<typeof WithdrawPropertyDocumentInput>

function inOrder(
  { issuedOn, expiresOn }: { issuedOn?: string | undefined; expiresOn?: string | undefined },
  context: z.RefinementCtx,
) {
  if (issuedOn && expiresOn && expiresOn < issuedOn)
    context.addIssue({ code: 'custom', path: ['expiresOn'], message: 'تاريخ الانتهاء بعد تاريخ الإصدار.' })
}
