import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { takesMessages } from '#values/phones.ts'
import { chosen, counted, email, optionalText, phone, rials, whenRight, written } from '#values/shapes.ts'
import { isWilayat } from '#values/wilayats.ts'
import { attachmentLimits, type ReplyWay, replyWays } from '../request.ts'

/** The words of a list, as zod asks for them. */
export const oneOf = <Word extends string>(list: Readonly<Record<Word, unknown>>, ask: string) =>
  chosen(Object.keys(list) as [Word, ...Word[]], ask)

/** A whole number in the bounds of its question. */
export const within = ({ limits: { ask, least, most } }: { limits: Limits }) => counted(ask, least, most)
type Limits = { ask: string; least: number; most: number }

/** Who asks and how we answer: the same on every form, and kept in columns of their own. */
export const contactShape = {
  formId: z.uuid(),
  name: written('اكتب الاسم.', 120, 'اكتب الاسم كاملًا كما في البطاقة.'),
  phone,
  email: email.optional(),
  replyBy: oneOf(replyWays, 'اختر كيف نرد عليك.'),
}

export const attachments = uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], ...attachmentLimits })

/** After the questions of the trade: faults are told in the order of the form. */
export const requestShape = { details: optionalText(), files: attachments, ...contactShape }

type Contact = { phone?: string; email?: string; replyBy?: ReplyWay }

/** The way we are asked to answer has to be one we have been given. */
export function answerable<Shape extends z.ZodObject>(form: Shape) {
  return form
    .refine(({ replyBy, email }: Contact) => replyBy !== 'email' || email !== undefined, {
      ...whenRight('replyBy', 'email'),
      path: ['email'],
      error: 'اكتب البريد الإلكتروني لنرد عليك به.',
    })
    .refine(({ replyBy, phone }: Contact) => !(replyBy === 'sms' || replyBy === 'whatsapp') || takesMessages(phone ?? ''), {
      ...whenRight('replyBy', 'phone'),
      path: ['phone'],
      error: 'اكتب رقم هاتف نقّال يستقبل الرسائل.',
    })
}

export const wilayat = z.string('اختر الولاية.').refine(isWilayat, 'اختر الولاية.')
export const amount = rials.refine((baisa) => baisa > 0n, 'المبلغ أكبر من صفر.')
