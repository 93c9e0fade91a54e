import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const creditTransferFactWords = {
  'finance.credit-transfer-asked': 'طُلب تحويل رصيد',
  'finance.credit-transferred': 'حُوّل رصيد',
  'finance.credit-transfer-rejected': 'رُفض تحويل رصيد',
  'finance.credit-transfer-reversed': 'عُكس تحويل رصيد',
}

const CreditTransfer = z.object({ number: z.string(), holder: z.string(), taker: z.string(), amount: baisa })

const ofCreditTransfer = (said: string) =>
  factLine(CreditTransfer, (told) => `${said} ${told.number} بمبلغ ${inRials(told.amount)} من ${told.holder} إلى ${told.taker}`)

/** From whom to whom, and how much. */
export const creditTransferFactLines: FactLines = {
  'finance.credit-transfer-asked': ofCreditTransfer('طُلب تحويل الرصيد'),
  'finance.credit-transferred': ofCreditTransfer('حُوّل الرصيد'),
  'finance.credit-transfer-rejected': ofCreditTransfer('رُفض تحويل الرصيد'),
  'finance.credit-transfer-reversed': ofCreditTransfer('عُكس تحويل الرصيد'),
}

export const creditTransferPartWords = { taker: 'إلى' }
