import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { chosen, counted, iban, measured, optionalText, plannedDay, rialsOrNone, whenRight } from '#values/shapes.ts'
import { payCycleNames } from './merchant.ts'

/** Whoever has more zones than a tariff may name them in it. */
const mostRates = 41

const terms = {
  codPercent: measured('اكتب النسبة، مثل 1 أو 0.75', { places: 2, least: 0, most: 100_00, over: 'النسبة حتى 100.' }),
  codLeast: rialsOrNone,
  returnShare: counted('النسبة من 0 إلى 100.', 0, 100),
  cycle: chosen(payCycleNames, 'اختر كل متى يُحوَّل إليه.'),
  leastPayout: rialsOrNone,
  iban: iban.optional(),
  ibanHolder: optionalText(120),
  onAccount: z.literal('yes').optional(),
  payDays: counted('الأيام من 0 إلى 120.', 0, 120),
}

const together = <Asked extends { iban?: string | undefined; ibanHolder?: string | undefined }>(
  { iban: account, ibanHolder }: Asked,
  context: z.RefinementCtx,
) => {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (account && !ibanHolder) fault('ibanHolder', 'اكتب اسم صاحب الحساب كما في المصرف.')
  if (ibanHolder && !account) fault('iban', 'اكتب الآيبان.')
}

const lines = {
  name: 'rates' as const,
  line: z.object({
    zone: z.union([z.literal('all'), z.uuid()], 'حدّث الصفحة.'),
    firstKilo: rialsOrNone,
    furtherKilo: rialsOrNone,
  }),
  ...{ parts: ['zone', 'firstKilo', 'furtherKilo'], aside: ['zone'], most: mostRates, none: true as const },
  once: { part: 'zone', under: 'firstKilo' },
}

const Draft = z
  .object({
    id: z.uuid(),
    partyId: z.uuid('اختر العميل.'),
    branchId: z.uuid('اختر الفرع.'),
    startsOn: plannedDay('اكتب أول يوم.'),
    endsOn: plannedDay('اكتب آخر يوم.'),
    noticeDays: counted('اكتب مهلة الإخطار بالأيام، من 0 إلى 365.', 0, 365),
    autoRenew: z.literal('yes').optional(),
    ...terms,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    ...{ message: 'آخر يوم لا يسبق أول يوم.', path: ['endsOn'] },
    ...whenRight('startsOn', 'endsOn'),
  })
  .superRefine(together)

const Change = z
  .object({ contractId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), consent: optionalText(200), ...terms })
  .superRefine(together)

/** The form brings the id, so a second press is the same contract. */
export const AgreeWithMerchantInput = withLines(Draft, lines)
export const ChangeMerchantTermsInput = withLines(Change, lines)
export type AgreedTerms = Omit<z.output<typeof Change>, 'contractId' | 'seen' | 'consent'>
export type AgreedRate = z.output<typeof lines.line> & { place: number }
export type MerchantForm = z.input<typeof Draft> & z.input<typeof Change>
