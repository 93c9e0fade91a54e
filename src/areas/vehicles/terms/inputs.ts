import { z } from 'zod'
import { chosen, counted, rialsOrNone, time, written } from '#values/shapes.ts'
import { addOnEffectNames, chargingNames } from './add-on.ts'
import { placeKindNames } from './place.ts'
import { earlyReturnNames } from './rules.ts'

const seen = counted('حدّث الصفحة.', 1, 999_999)
const ticked = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')

const place = {
  name: written('اكتب اسم المكان، مثل «مطار صلالة».', 60),
  kind: chosen(placeKindNames, 'اختر نوع المكان.'),
  branchId: z.uuid('اختر الفرع الذي يسلّم فيه.').optional(),
  deliveryFee: rialsOrNone,
  opens: time('اكتب الساعة، مثل 08:00.'),
  closes: time('اكتب الساعة، مثل 22:00.'),
  afterHoursFee: rialsOrNone,
  active: ticked,
}

/** The form brings the id, so a second press is the same place. */
export const AddPlaceInput = z.object({ id: z.uuid(), ...place })
export const CorrectPlaceInput = z.object({ placeId: z.uuid(), seen, ...place })
export type PlaceForm = z.input<typeof AddPlaceInput>

type Effect = { effect: string; excess?: bigint | undefined; country?: string | undefined }
type Problems = { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }

/** What an effect needs is said with it. */
function effectIsWhole({ effect, excess, country }: Effect, { addIssue }: Problems) {
  if (effect === 'cover' && excess === undefined)
    addIssue({ code: 'custom', message: 'اكتب ما يصير إليه مبلغ التحمّل.', path: ['excess'] })
  if (effect === 'border' && !country) addIssue({ code: 'custom', message: 'اختر الدولة.', path: ['country'] })
}

const addOn = {
  name: written('اكتب اسم الإضافة، مثل «كرسي أطفال».', 60),
  charged: chosen(chargingNames, 'اختر كيف تُحسب.'),
  price: rialsOrNone,
  capDays: counted('الأيام من 1 إلى 366.', 1, 366).optional(),
  effect: chosen(addOnEffectNames, 'اختر أثرها.'),
  excess: rialsOrNone.optional(),
  country: z.string().trim().max(60, 'اختر الدولة من القائمة.').optional(),
  stock: counted('العدد من 0 إلى 1000.', 0, 1_000).optional(),
  active: ticked,
}

export const AddAddOnInput = z.object({ id: z.uuid(), ...addOn }).superRefine(effectIsWhole)
export const CorrectAddOnInput = z.object({ addOnId: z.uuid(), seen, ...addOn }).superRefine(effectIsWhole)
export type AddOnForm = z.input<typeof AddAddOnInput>

/** Each on a line. */
export const countries = z.string().trim().max(500, 'اختصر القائمة إلى 500 حرف.').default('')

export const SetRulesInput = z.object({
  seen: counted('حدّث الصفحة.', 0, 999_999),
  graceMinutes: counted('الدقائق من 0 إلى 720.', 0, 720),
  holdMinutes: counted('الدقائق من 5 إلى 1440.', 5, 1_440),
  youngDayPrice: rialsOrNone,
  youngExcessPercent: counted('النسبة من 0 إلى 100.', 0, 100),
  earlyReturn: chosen(earlyReturnNames, 'اختر ما يُفعل بالأيام الباقية.'),
  cancelFreeHours: counted('الساعات من 0 إلى 720.', 0, 720),
  noShowHours: counted('الساعات من 0 إلى 72.', 0, 72),
  depositDays: counted('الأيام من 0 إلى 90.', 0, 90),
  cardHoldDays: counted('الأيام من 1 إلى 60.', 1, 60),
  deliveryOpens: time('اكتب الساعة، مثل 08:00.'),
  deliveryCloses: time('اكتب الساعة، مثل 22:00.'),
  fineFee: rialsOrNone,
  absorbLimit: rialsOrNone,
  policeHours: counted('الساعات من 1 إلى 168.', 1, 168),
  borderCountries: countries,
  neverCountries: countries,
})
export type RulesForm = z.input<typeof SetRulesInput>
