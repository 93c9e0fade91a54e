import { z } from 'zod'
import { countedBy } from '#areas/finance/cash/inputs.ts'
import { chosen, optionalText, rialsAbove, severalIds, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'

const handOverId = z.uuid()

export const DeclareCustodyInput = countedBy({ id: z.uuid() })

const code = z
  .string('اكتب الرمز الذي في هاتف المندوب.')
  .transform((text) => latinDigits(text).replace(/\D/g, ''))
  .pipe(z.string().length(6, 'الرمز 6 أرقام كما يظهر في هاتف المندوب.'))

export const CountCustodyInput = countedBy({ handOverId, code: code.optional() })

export const SettleCustodyInput = z.object({
  handOverId,
  borneBy: chosen(['courier', 'company'], 'اختر من يتحمل الفرق.').optional(),
  reason: written('اكتب ما تعرفه عن سبب الفرق.', 300),
})
export type SettleCustodyForm = z.input<typeof SettleCustodyInput>

export const DepositCodInput = z.object({
  moveId: z.uuid(),
  account: z.uuid('اختر الحساب.'),
  amount: rialsAbove,
  slip: optionalText(40),
  cod: severalIds('اختر طردًا واحدًا على الأقل.', 500),
})
export type DepositCodForm = z.input<typeof DepositCodInput>
