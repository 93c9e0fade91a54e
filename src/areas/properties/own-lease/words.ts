import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const ownLeaseFactWords = {
  'properties.renewal-wished': 'طلب المستأجر تجديد العقد',
  'properties.lease-ends-soon': 'ذُكّر المستأجر بنهاية عقده',
  'properties.registration-due-soon': 'ذُكّر المستأجر بتوثيق عقده',
}

const Lease = z.object({ number: z.string() })

export const ownLeaseFactLines: FactLines = {
  'properties.renewal-wished': factLine(Lease, ({ number }) => `طلب المستأجر تجديد العقد ${number} من حسابه`),
  'properties.registration-due-soon': factLine(
    Lease.extend({ until: z.string() }),
    ({ number, until }) => `ذُكّر المستأجر بأن العقد ${number} يُوثَّق حتى ${dayInWords(until)}`,
  ),
  'properties.lease-ends-soon': factLine(
    Lease.extend({ endsOn: z.string() }),
    ({ number, endsOn }) => `ذُكّر المستأجر بأن العقد ${number} ينتهي في ${dayInWords(endsOn)}`,
  ),
}
