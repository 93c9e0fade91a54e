import { z } from 'zod'
import { mostOwners } from '#areas/properties/inputs.ts'
import { withLines } from '#platform/form-lines.ts'
import {
  chosen,
  counted,
  day,
  iban,
  measured,
  optionalText,
  plannedDay,
  rialsAbove,
  rialsOrNone,
  whenRight,
  written,
} from '#values/shapes.ts'
import { commissionKindNames } from './mandate.ts'

const short = optionalText(120)
const holderAsk = 'اكتب اسم صاحب الحساب كما في المصرف.'

const terms = {
  commissionKind: chosen(commissionKindNames, 'اختر العمولة.'),
  commissionRate: measured('اكتب النسبة، مثل 5 أو 7.5', { places: 2, least: 0, most: 50_00, over: 'النسبة حتى 50.' }).optional(),
  commissionAmount: rialsAbove.optional(),
  lettingFee: rialsOrNone.optional(),
  expenseLimit: rialsOrNone.optional(),
  reserve: rialsOrNone.optional(),
  payoutDay: counted('اكتب يوم التحويل من الشهر، من 1 إلى 28.', 1, 28),
  statementEvery: chosen(['month', 'quarter', 'year'], 'اختر كل متى يُرسل الكشف.'),
  depositsHeldBy: chosen(['company', 'owner'], 'اختر من يحفظ التأمين المسترد.'),
  lateFeeTo: chosen(['owner', 'company'], 'اختر لمن رسم التأخير.'),
  poolLoanLimit: rialsOrNone.optional(),
  iban: iban.optional(),
  ibanHolder: short,
  powerNumber: short,
  powerOn: day('اكتب تاريخ الوكالة.').optional(),
  powerUntil: plannedDay('اكتب نهاية الوكالة.').optional(),
  powerHolder: short,
}

const Terms = z.object(terms)
export type MandateTerms = z.output<typeof Terms>

/** What one term asks of another. */
const together: readonly (readonly [path: keyof MandateTerms, holds: (asked: MandateTerms) => boolean, message: string])[] = [
  ['commissionRate', (asked) => asked.commissionKind === 'fixed' || asked.commissionRate !== undefined, 'اكتب نسبة العمولة.'],
  ['commissionAmount', (asked) => asked.commissionKind !== 'fixed' || asked.commissionAmount !== undefined, 'اكتب مبلغ العمولة.'],
  ['ibanHolder', (asked) => !asked.iban || Boolean(asked.ibanHolder), holderAsk],
  ['iban', (asked) => !asked.ibanHolder || Boolean(asked.iban), 'اكتب الآيبان.'],
  ['powerOn', (asked) => !asked.powerNumber || asked.powerOn !== undefined, 'اكتب تاريخ الوكالة.'],
  ['powerHolder', (asked) => !asked.powerNumber || Boolean(asked.powerHolder), 'اكتب من وكّله المالك.'],
  ['powerNumber', (asked) => Boolean(asked.powerNumber) || !(asked.powerOn || asked.powerUntil), 'اكتب رقم الوكالة.'],
  ['powerUntil', ({ powerOn, powerUntil }) => !powerOn || !powerUntil || powerOn <= powerUntil, 'نهاية الوكالة بعد تاريخها.'],
]

function holdTogether(asked: MandateTerms, context: z.RefinementCtx) {
  for (const [path, holds, message] of together) if (!holds(asked)) context.addIssue({ code: 'custom', path: [path], message })
}

/** The form brings the id, so a second press is the same mandate. */
export const DraftMandateInput = z
  .object({
    id: z.uuid(),
    propertyId: z.array(z.uuid(), 'اختر عقارًا.').or(z.uuid().transform((id) => [id])),
    partyId: z.uuid('اختر المالك.'),
    startsOn: plannedDay('اكتب أول يوم.'),
    endsOn: plannedDay('اكتب آخر يوم.'),
    noticeDays: counted('اكتب مهلة الإخطار بالأيام، من 0 إلى 730.', 0, 730),
    autoRenew: z.literal('yes').optional(),
    ...terms,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    ...{ message: 'آخر يوم لا يسبق أول يوم.', path: ['endsOn'] },
    ...whenRight('startsOn', 'endsOn'),
  })
  .superRefine(holdTogether)
export type MandateForm = z.input<typeof DraftMandateInput>

/** The terms, and under them a line for the account of each owner besides the one who signs for all. */
export const CorrectMandateInput = withLines(
  z
    .object({ contractId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), consent: optionalText(200), ...terms })
    .superRefine(holdTogether),
  {
    name: 'accounts',
    line: z.object({ heir: z.uuid('حدّث الصفحة.'), heirIban: iban, heirHolder: written(holderAsk, 120) }),
    ...{ parts: ['heir', 'heirIban', 'heirHolder'], aside: ['heir'], most: mostOwners, none: true },
    once: { part: 'heir', under: 'heirIban' },
  },
)
