import { z } from 'zod'
import { services } from '#values/services.ts'
import { optionalText, plannedDay, whenRight, written } from '#values/shapes.ts'
import { faultIn } from './clauses.ts'
import { isLegal, writtenPages } from './page-words.ts'
import { CarInput } from './request-kinds/cars-input.ts'
import { QuotationInput, SiteVisitInput } from './request-kinds/construction-input.ts'
import { answerable, attachments, contactShape, oneOf } from './request-kinds/contact-input.ts'
import { HireInput } from './request-kinds/equipment-input.ts'
import { MachinesInput } from './request-kinds/machines-input.ts'
import { PickupInput } from './request-kinds/parcels-input.ts'
import { PropertyInput, ViewingInput } from './request-kinds/rent-input.ts'

/** Every kind of request by its own shape; the kind comes with the form. */
export const ServiceRequestInput = z.discriminatedUnion('kind', [
  PropertyInput,
  ViewingInput,
  SiteVisitInput,
  QuotationInput,
  HireInput,
  MachinesInput,
  CarInput,
  PickupInput,
])

const service = oneOf(services, 'اختر الخدمة من القائمة.').optional()

export const InquiryInput = answerable(
  z.object({ service, message: written('اكتب رسالتك.', 2000, 'اكتب رسالتك كاملة.'), ...contactShape }),
)

export const TicketInput = answerable(
  z.object({
    subject: written('اكتب الموضوع.', 120),
    service,
    reference: optionalText(40),
    text: written('صف ما حدث.', 2000),
    files: attachments,
    ...contactShape,
  }),
)

export type InquiryForm = z.input<typeof InquiryInput>
export type TicketForm = z.input<typeof TicketInput>

export const OneRequestInput = z.object({ id: z.uuid() })

const civilNumber = z.string().regex(/^\d{6,9}$/, 'الرقم المدني أرقام فقط، من 6 إلى 9')

/** To the record that was shown to be the same person's, to the one with this card, or `apart` from who was shown to a new one. */
export const LinkRequestInput = OneRequestInput.extend({
  partyId: z.uuid().optional(),
  civilNumber: civilNumber.optional(),
  joins: z.literal('yes').optional(),
  apart: z.literal('yes').optional(),
})
export type LinkRequestForm = z.input<typeof LinkRequestInput>

export const AssignRequestInput = OneRequestInput.extend({ assigneeId: z.uuid('اختر الموظف.') })
export type AssignRequestForm = z.input<typeof AssignRequestInput>

/** From whom it is taken back: whoever has got it meanwhile keeps it. */
export const ReleaseRequestInput = OneRequestInput.extend({ from: z.uuid('حدّث الصفحة.') })

export const ReplyToRequestInput = OneRequestInput.extend({
  channel: z.enum(['email', 'sms', 'whatsapp', 'call', 'chat'], 'اختر طريقة الرد.'),
  text: written('اكتب الرد.', 4000),
  files: attachments.default([]),
})
export type ReplyToRequestForm = z.input<typeof ReplyToRequestInput>

export const CloseRequestInput = OneRequestInput.extend({
  end: z.enum(['won', 'lost', 'solved', 'closed', 'ended'], 'اختر كيف انتهى الطلب.'),
  reason: optionalText(300),
})
export type CloseRequestForm = z.input<typeof CloseRequestInput>

export const SetDueInput = OneRequestInput.extend({
  dueOn: plannedDay('التاريخ مثل 20/11/2026').optional(),
  dueTime: z.iso.time('اكتب الساعة مثل 14:30').optional(),
})
export type SetDueForm = z.input<typeof SetDueInput>

export const WriteInRequestInput = OneRequestInput.extend({ text: written('اكتب ردك.', 2000), files: attachments.default([]) })
export type WriteInRequestForm = z.input<typeof WriteInRequestInput>

export const OneReplyInput = z.object({ replyId: z.uuid() })
export const SaveReplyInput = z.object({
  replyId: z.uuid().optional(),
  title: written('اكتب اسم الرد.', 60),
  text: written('اكتب نص الرد.', 2000),
})
export type SaveReplyForm = z.input<typeof SaveReplyInput>

const version = z.coerce.number('حدّث الصفحة.').int().min(0)
const words = {
  page: z.enum(writtenPages),
  seen: version,
  title: z.string().trim().max(120, 'النص أطول من الحد. اختصره إلى 120 حرف.').default(''),
  lead: written('اكتب المقدمة.', 400),
  points: written('اكتب النص.', 20_000).transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  ),
}
export const PublishContentInput = z
  .object(words)
  .refine(({ page, title }) => page === 'home' || title, {
    ...whenRight('page', 'title'),
    message: 'اكتب العنوان.',
    path: ['title'],
  })
  .superRefine(
    ({ page, points }, context) => {
      const fault = isLegal(page) ? faultIn(points) : points.length > 1_500 && 'النص أطول من الحد. اختصره إلى 1500 حرف.'
      if (fault) context.addIssue({ code: 'custom', message: fault, path: ['points'] })
    },
    whenRight('page', 'points'),
  )
export type ContentForm = z.input<typeof PublishContentInput>
/** A draft may lack anything. */
export const DraftContentInput = z.object({
  ...words,
  lead: z.string().max(400).default(''),
  points: z.string().max(20_000).default(''),
})
export const RestoreContentInput = z.object({ page: z.enum(writtenPages), version })
