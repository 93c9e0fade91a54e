import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'
import { takenInWords } from './pickup.ts'

export const pickupFactWords = {
  'parcels.pickup-asked': 'طلب تاجر استلام طروده من عنده',
  'parcels.pickup-scheduled': 'حُدّد موعد استلام طرود تاجر',
  'parcels.pickup-collected': 'استُلمت طرود تاجر من عنده',
  'parcels.pickup-cancelled': 'أُلغي استلام طرود تاجر',
}

const Pickup = z.object({ merchant: z.string(), count: z.number(), when: z.string() })
const about = ({ merchant, count, when }: z.output<typeof Pickup>) => `${merchant}، ${howMany(count, 'parcel')}، ${when}`

export const pickupFactLines: FactLines = {
  'parcels.pickup-asked': factLine(Pickup, (told) => `طُلب استلام طرود ${about(told)}`),
  'parcels.pickup-scheduled': factLine(
    Pickup.extend({ courier: z.string() }),
    (told) => `يستلم ${told.courier} طرود ${about(told)}`,
  ),
  'parcels.pickup-collected': factLine(Pickup.extend({ taken: z.number().optional() }), (told) =>
    [`استُلمت طرود ${about(told)}`, told.taken !== undefined && takenInWords({ count: told.count, taken: told.taken })]
      .filter(Boolean)
      .join('، '),
  ),
  'parcels.pickup-cancelled': factLine(Pickup.extend({ reason: z.string().nullable() }), (told) =>
    [`أُلغي استلام طرود ${about(told)}`, told.reason].filter(Boolean).join('، '),
  ),
}
