import { z } from 'zod'
import { outlayKindNames, outlayLineNames } from '#areas/finance/outlay-dues/outlay.ts'
import { plainMethodNames } from '#areas/finance/receipts/ways-back.ts'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, iban, plannedDay, rialsAbove, written } from '#values/shapes.ts'

const day = (ask: string) => plannedDay(`${ask}، مثل 31/7/2026.`)

/** The form brings the id, so a second press is the same outlay. */
export const ChargeOutlayInput = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  kind: chosen(outlayKindNames, 'اختر نوع الرسم.'),
  line: chosen(outlayLineNames, 'اختر النشاط.'),
  authority: written('اكتب اسم الجهة.', 80),
  reference: written('اكتب رقم المعاملة أو الحساب لدى الجهة.', 60),
  amount: rialsAbove,
  dueOn: day('اكتب تاريخ الاستحقاق'),
  /** What is like one before it is another. */
  again: z.literal('yes').optional(),
})
export type ChargeOutlayForm = z.input<typeof ChargeOutlayInput>

export const PayOutlayInput = z.object({
  id: z.uuid(),
  outlayId: z.uuid(),
  amount: rialsAbove,
  method: chosen(plainMethodNames, 'اختر كيف يُصرف.'),
  iban: iban.optional(),
})

export type PayOutlayForm = z.input<typeof PayOutlayInput>

export const AddReceiptInput = z.object({
  id: z.uuid(),
  outlayId: z.uuid(),
  number: written('اكتب رقم الإيصال كما كتبته الجهة.', 60),
  day: day('اكتب تاريخ الإيصال'),
  receipt: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
export type AddReceiptForm = z.input<typeof AddReceiptInput>

export const OutlayInput = z.object({ outlayId: z.uuid() })
