import { z } from 'zod'
import { chosen, counted, optionalText, phone, phoneOf, plannedDay, time, written } from '#values/shapes.ts'
import { isWilayat } from '#values/wilayats.ts'
import { meter } from '../machines/inputs.ts'
import { basisNames } from '../pricing/price.ts'

const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')
const optionalId = (ask: string) => z.preprocess((given) => (given === '' ? undefined : given), z.uuid(ask).optional())

const site = {
  site: written('اكتب الموقع كما يعرفه السائق، مثل «ريسوت، قطعة 214».', 120),
  wilayat: z.string('اختر الولاية.').refine(isWilayat, 'اختر الولاية من القائمة.'),
  pin: z
    .string()
    .trim()
    .regex(/^-?\d{1,2}\.\d{2,7}, ?-?\d{1,3}\.\d{2,7}$/, 'انسخ الإحداثيات من الخريطة، مثل 17.0151, 54.0924.')
    .optional(),
  km: counted('المسافة بالكيلومترات، من 0 إلى 2000.', 0, 2_000),
  repName: written('اكتب اسم ممثل الموقع.', 120),
  repPhone: phoneOf('ممثل الموقع'),
  secondName: optionalText(120),
  secondPhone: phoneOf('الممثل الثاني').optional(),
  poNumber: optionalText(60),
  silence: ticked,
}

const line = {
  kindId: z.uuid('اختر النوع.'),
  basis: chosen(basisNames, 'اختر كيف تُحسب.'),
  startsOn: plannedDay('اختر أول يوم.'),
  endsOn: plannedDay('اختر آخر يوم.'),
  withOperator: ticked,
  perDay: counted('من 0 إلى 24 ساعة أو 100 نقلة في اليوم.', 0, 100).optional(),
  guarantee: counted('الساعات من 0 إلى 744.', 0, 744).optional(),
}

/** The form brings the id, so a second press is the same quotation. */
export const StartHireInput = z.object({
  ...{ id: z.uuid(), branchId: optionalId('اختر الفرع.'), partyId: optionalId('اختر العميل.') },
  ...{ name: optionalText(120), phone: phone.optional() },
  ...site,
  ...line,
})
export type StartHireForm = z.input<typeof StartHireInput>

const poolLine = {
  poolId: z.uuid('اختر من القائمة.'),
  quantity: counted('اكتب الكمية، من 1 إلى 1000000.', 1, 1_000_000),
  startsOn: plannedDay('اختر أول يوم.'),
  endsOn: plannedDay('اختر آخر يوم.'),
}
/** The form brings the id, so a second press is the same quotation. */
export const StartPoolHireInput = z.object({
  ...{ id: z.uuid(), branchId: optionalId('اختر الفرع.'), partyId: optionalId('اختر العميل.') },
  ...{ name: optionalText(120), phone: phone.optional() },
  ...site,
  ...poolLine,
})
export type StartPoolHireForm = z.input<typeof StartPoolHireInput>

const contractId = z.uuid()
const seen = counted('حدّث الصفحة.', 1, 999_999)
export const ChangeHireInput = z.object({ contractId, seen, ...site })
export type ChangeHireForm = z.input<typeof ChangeHireInput>
export const AddLineInput = z.object({ id: z.uuid(), contractId, ...line })
export type LineForm = z.input<typeof AddLineInput>
export const AddPoolLineInput = z.object({ id: z.uuid(), contractId, ...poolLine })
export type AddPoolLineForm = z.input<typeof AddPoolLineInput>
export const StrikePoolLineInput = z.object({ contractId, lineId: z.uuid() })
export const StrikeLineInput = z.object({ contractId, lineId: z.uuid() })

export const QuoteImplementInput = z.object({ id: z.uuid(), lineId: z.uuid(), implementId: z.uuid('اختر الأداة.') })
export type QuoteImplementForm = z.input<typeof QuoteImplementInput>
export const StrikeImplementInput = z.object({ lineId: z.uuid(), quotedId: z.uuid() })

export const DiscountHireInput = z.object({
  contractId,
  discount: counted('اكتب نسبة الخصم من 0 إلى 99.', 0, 99),
  why: written('اكتب سبب الخصم.', 200),
})

export const OneHireInput = z.object({ contractId })
/** Whether a discount that waits is taken back, so that it goes at the price it has. */
export const SendHireInput = OneHireInput.extend({ withdraw: z.literal('yes').optional() })
export const CancelHireInput = z.object({ contractId, reason: written('اكتب لماذا يُلغى.', 500) })
export const SignHireInput = z.object({
  contractId,
  oneTimeCode: z.string('اكتب الرمز.').trim().min(1, 'اكتب الرمز الذي وصل إلى هاتفه.'),
})
export type SignHireForm = z.input<typeof SignHireInput>

const lineId = z.uuid()
export const DispatchInput = z.object({
  ...{ id: z.uuid(), lineId, machineId: z.uuid('اختر المعدّة.'), operatorId: optionalId('اختر المشغّل.') },
  ...{ meter, truck: optionalText(60), driver: optionalText(120), waivedWhy: optionalText(200), promise: optionalText(200) },
  leave: ticked,
})
export type DispatchForm = z.input<typeof DispatchInput>

export const GiveUpPoolsInput = z.object({ contractId, why: written('اكتب لماذا لا تُخرج.', 200) })
export const GiveUpLineInput = z.object({ lineId, why: written('اكتب لماذا لا تُرسل.', 200) })

export const OffHireInput = z.object({
  ...{ lineId, endsOn: plannedDay('اختر آخر يوم.'), endsTime: time('اكتب الساعة، مثل 17:30.') },
})
export type OffHireForm = z.input<typeof OffHireInput>
export const TakeBackInput = z.object({ lineId, meter, sure: ticked, note: optionalText(500) })
export type TakeBackForm = z.input<typeof TakeBackInput>
export const ExchangeInput = z.object({
  ...{ id: z.uuid(), lineId, machineId: z.uuid('اختر المعدّة البديلة.'), operatorId: optionalId('اختر المشغّل.') },
  ...{ meterBack: meter, meter, truck: optionalText(60), driver: optionalText(120), why: written('اكتب سبب الاستبدال.', 200) },
  ...{ sure: ticked, note: optionalText(500) },
})
export type ExchangeForm = z.input<typeof ExchangeInput>
export const ExtendHireInput = z.object({ lineId, until: plannedDay('اختر آخر يوم جديدًا.') })
