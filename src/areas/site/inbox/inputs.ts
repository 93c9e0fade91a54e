import { z } from 'zod'
import { attachments } from '#areas/site/request-kinds/contact-input.ts'
import { optionalText, plannedDay, written } from '#values/shapes.ts'

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
