import { z } from 'zod'
import { channels } from '#platform/messages/notice.ts'
import { serviceNames } from '#values/services.ts'
import { counted, email, phone, plannedDay, whenRight, written } from '#values/shapes.ts'
import { isWilayat } from '#values/wilayats.ts'
import { refusable } from './rule.ts'

export const ReadNotificationsInput = z.object({
  /** One of them, or all that wait. */
  messageId: z.uuid().optional(),
  /** Where to go on: the page it speaks of, or the list. */
  from: z.enum(['/dashboard/messages', '/admin/messages']).catch('/dashboard/messages'),
})

const hour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'اكتب الوقت هكذا: 21:00')
  .optional()

export const SetPreferencesInput = z.object({
  wanted: z.union([z.enum(refusable).transform((one) => [one]), z.array(z.enum(refusable))]).default([]),
  quietFrom: hour,
  quietUntil: hour,
})
export type SetPreferencesForm = z.input<typeof SetPreferencesInput>

export const MessageInput = z.object({ messageId: z.uuid() })

export const SendTestInput = z.object({ channel: z.enum(['email', 'sms'], 'اختر القناة.') })

export const BlockContactInput = z.object({
  recipient: z.union([phone, email], 'اكتب رقم هاتف أو بريدًا إلكترونيًا.'),
  reason: written('اكتب سبب الحظر.'),
})
export type BlockContactForm = z.input<typeof BlockContactInput>

export const UnblockContactInput = z.object({ recipient: z.string() })

const ofNotice = { notice: z.string().max(100), channel: z.enum(channels, 'اختر القناة.') }

export const WriteTemplateInput = z.object({
  ...ofNotice,
  subject: z.string().trim().max(150, 'العنوان أطول من الحد. اختصره إلى 150 حرف.').optional(),
  text: z.string('اكتب نص الرسالة.').trim().min(2, 'اكتب نص الرسالة.').max(4000, 'النص أطول من الحد. اختصره إلى 4000 حرف.'),
})
export type WriteTemplateForm = z.input<typeof WriteTemplateInput>

/** By WhatsApp a person sends from the own phone, so nothing is tried for them. */
export const TryTemplateInput = WriteTemplateInput.extend({ channel: z.enum(['in-app', 'email', 'sms'], 'اختر القناة.') })

export const RestoreTemplateInput = z.object({ ...ofNotice, version: z.coerce.number().int().min(0) })

const ticked = z.literal('yes').optional()

export const ChangeRuleInput = z.object({
  notice: ofNotice.notice,
  enabled: ticked,
  channels: z.union([z.enum(channels).transform((one) => [one]), z.array(z.enum(channels))]).default([]),
  delayMinutes: counted('اكتب عدد الدقائق، من 0 إلى 43200.', 0, 43_200).prefault('0'),
  quiet: ticked,
})
export type ChangeRuleForm = z.input<typeof ChangeRuleInput>

export const WriteCampaignInput = z
  .object({
    kind: z.enum(['announcement', 'campaign'], 'اختر إعلانًا أو حملة.'),
    title: written('اكتب اسم الحملة كما يعرفها الفريق.', 120),
    people: z.enum(['staff', 'customers']).default('customers'),
    role: z.string().max(60).optional(),
    wilayat: z.string().refine(isWilayat, 'اختر الولاية من القائمة.').optional(),
    branchId: z.uuid('اختر الفرع من القائمة.').optional(),
    customerKind: z.enum(['person', 'company'], 'اختر النوع من القائمة.').optional(),
    service: z.enum(serviceNames, 'اختر الخدمة من القائمة.').optional(),
    channels: z.union([z.enum(['sms', 'email']).transform((one) => [one]), z.array(z.enum(['sms', 'email']))]).default([]),
    subject: z.string().trim().max(150, 'العنوان أطول من الحد. اختصره إلى 150 حرف.').optional(),
    text: z.string('اكتب نص الرسالة.').trim().min(2, 'اكتب نص الرسالة.').max(2000, 'النص أطول من الحد. اختصره إلى 2000 حرف.'),
    path: z
      .string()
      .regex(/^\/(?![/\\])[\w/-]*$/, 'اكتب مسار صفحة من الموقع، مثل /services/parcels')
      .optional(),
  })
  .refine(({ kind, channels: ways }) => kind === 'announcement' || ways.length > 0, {
    ...whenRight('kind', 'channels'),
    path: ['channels'],
    error: 'اختر قناة واحدة على الأقل.',
  })
  .refine(({ kind, channels: ways, subject }) => kind === 'announcement' || !ways.includes('email') || subject, {
    ...whenRight('kind', 'channels', 'subject'),
    path: ['subject'],
    error: 'اكتب عنوان الرسالة البريدية.',
  })
export type WriteCampaignForm = z.input<typeof WriteCampaignInput>

/** The version one had before one's eyes. */
const seen = z.coerce.number('حدّث الصفحة.').int().min(1)
export const ChangeCampaignInput = WriteCampaignInput.extend({ campaignId: z.uuid(), seen })

export const CampaignInput = z.object({ campaignId: z.uuid() })

export const ScheduleCampaignInput = z.object({
  campaignId: z.uuid(),
  day: plannedDay('اكتب التاريخ.').optional(),
  hour,
  seen: seen.optional(),
})
export type ScheduleCampaignForm = z.input<typeof ScheduleCampaignInput>
