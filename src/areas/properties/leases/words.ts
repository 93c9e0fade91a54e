import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'
import { feePayers } from './lease.ts'

export const leaseFactWords = {
  'properties.lease-drafted': 'كُتب عقد إيجار',
  'properties.lease-changed': 'عُدّلت مسودة عقد الإيجار',
  'properties.schedule-corrected': 'صُحّح جدول الأقساط',
  'properties.registration-submitted': 'قُدّم العقد للتوثيق',
  'properties.registered-with-municipality': 'وُثّق العقد',
  'properties.registration-excused': 'لا يلزم توثيق العقد',
  'properties.registration-expired': 'انتهى توثيق العقد',
  'properties.registration-corrected': 'صُحّح توثيق العقد',
  'properties.municipal-fee-charged': 'حُمّل رسم البلدية',
  'properties.municipal-fee-paid-directly': 'دفع رسم البلدية من هو عليه',
  'properties.lease-carried-on': 'تجدد العقد وحده',
  'properties.rent-run': 'صدرت أقساط الفترة',
}

const payer = z.enum(['owner', 'tenant', 'company'])
const Lease = z.object({ number: z.string(), unit: z.string() })

export const leaseFactLines: FactLines = {
  'properties.lease-drafted': factLine(Lease, ({ number, unit }) => `كُتب عقد الإيجار ${number}: ${unit}`),
  'properties.lease-changed': factLine(Lease, ({ number, unit }) => `عُدّلت مسودة عقد الإيجار ${number}: ${unit}`),
  'properties.schedule-corrected': factLine(Lease, ({ number }) => `صُحّح جدول أقساط العقد ${number}`),
  'properties.registration-submitted': factLine(
    Lease.extend({ on: z.string() }),
    ({ number, on }) => `قُدّم العقد ${number} للتوثيق في ${dayInWords(on)}`,
  ),
  'properties.registered-with-municipality': factLine(
    Lease.extend({ registration: z.string() }),
    ({ number, registration }) => `وُثّق العقد ${number} برقم ${registration}`,
  ),
  'properties.registration-excused': factLine(
    Lease.extend({ reason: z.string() }),
    ({ number, reason }) => `لا يلزم توثيق العقد ${number}: ${reason}`,
  ),
  'properties.registration-expired': factLine(
    Lease.extend({ until: z.string() }),
    ({ number, until }) => `انتهى توثيق العقد ${number} في ${dayInWords(until)}`,
  ),
  'properties.registration-corrected': factLine(
    Lease.extend({
      registration: z.string(),
      fee: baisa,
      reason: z.string(),
      before: z.object({ registration: z.string(), fee: baisa }),
    }),
    ({ number, before, ...now }) =>
      `صُحّح توثيق العقد ${number} من ${before.registration} برسم ${inRials(before.fee)} إلى ${now.registration} برسم ${inRials(now.fee)}: ${now.reason}`,
  ),
  'properties.municipal-fee-charged': factLine(
    Lease.extend({ amount: baisa, payer, paper: z.string() }),
    ({ number, ...one }) =>
      `حُمّل رسم البلدية للعقد ${number} على ${feePayers[one.payer]}: ${inRials(one.amount)} بالورقة ${one.paper}`,
  ),
  'properties.municipal-fee-paid-directly': factLine(
    Lease.extend({ payer }),
    ({ number, ...one }) => `دفع ${feePayers[one.payer]} رسم البلدية للعقد ${number} بنفسه`,
  ),
  'properties.lease-carried-on': factLine(
    Lease.extend({ successor: z.string(), endsOn: z.string() }),
    ({ number, successor, endsOn }) => `تجدد العقد ${number} وحده بالعقد ${successor} حتى ${dayInWords(endsOn)}`,
  ),
  'properties.rent-run': factLine(
    z.object({ until: z.string(), demands: z.number() }),
    ({ until, demands }) => `صدرت ${howMany(demands, 'instalment')} حتى ${dayInWords(until)}`,
  ),
}

export const leasePartWords = { registration: 'رقم التوثيق', demands: 'الأقساط' }
