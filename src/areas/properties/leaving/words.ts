import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const leavingFactWords = {
  'properties.deduction-added': 'أُضيف خصم إلى تسوية الإخلاء',
  'properties.deduction-removed': 'حُذف خصم من تسوية الإخلاء',
  'properties.move-out-signed': 'وُقّعت تسوية الإخلاء',
  'properties.move-out-settled': 'سُوّي الإخلاء',
  'properties.deposit-refund-asked': 'طُلب رد التأمين',
  'properties.clearance-issued': 'صدرت براءة ذمة',
}

const Told = z.object({ number: z.string(), unit: z.string() })
const Line = Told.extend({ description: z.string(), amount: baisa })

export const leavingFactLines: FactLines = {
  'properties.deduction-added': factLine(
    Line,
    ({ number, description, amount }) => `أُضيف خصم إلى تسوية إخلاء العقد ${number}: ${description}، ${inRials(amount)}`,
  ),
  'properties.deduction-removed': factLine(
    Line,
    ({ number, description, amount }) => `حُذف خصم من تسوية إخلاء العقد ${number}: ${description}، ${inRials(amount)}`,
  ),
  'properties.move-out-signed': factLine(
    Told.extend({ signer: z.string() }),
    ({ number, signer }) => `وقّع ${signer} تسوية إخلاء العقد ${number}`,
  ),
  'properties.move-out-settled': factLine(
    Told.extend({ held: baisa, used: baisa, refund: baisa, owed: baisa }),
    ({ number, held, used, refund, owed }) =>
      `سُوّي إخلاء العقد ${number}: التأمين ${inRials(held)}، وخُصم منه ${inRials(used)}، ${owed > 0n ? 'والباقي عليه' : 'والباقي له'} ${inRials(owed > 0n ? owed : refund)}`,
  ),
  'properties.deposit-refund-asked': factLine(
    Told.extend({ refund: baisa, voucher: z.string() }),
    ({ number, refund, voucher }) => `طُلب رد ${inRials(refund)} من تأمين العقد ${number} بسند الصرف ${voucher}`,
  ),
  'properties.clearance-issued': factLine(
    Told.extend({ clearance: z.string() }),
    ({ number, clearance }) => `صدرت براءة الذمة ${clearance} للعقد ${number}`,
  ),
}

export const leavingPartWords = { refund: 'الباقي له', voucher: 'سند الصرف', clearance: 'براءة الذمة' }
