import { absorbFine } from '#areas/vehicles/fines/use-cases/absorb-fine.ts'
import { chargeFine } from '#areas/vehicles/fines/use-cases/charge-fine.ts'
import { contestFine } from '#areas/vehicles/fines/use-cases/contest-fine.ts'
import { recordFine } from '#areas/vehicles/fines/use-cases/record-fine.ts'
import { rental } from '#areas/vehicles/rentals/queries.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import type { Storyteller } from './people.ts'

type Told = {
  reference: string
  /** Whoever had the car, by their name; or the plate of one that stood with us. */
  of: { renter: string } | { plate: string }
  /** Days from today. */
  on: number
  onTime: string
  place: string
  amount: string
  end?: 'charged' | { contested: string } | { absorbed: string }
}

const told: readonly Told[] = [
  {
    reference: 'ROP-4471820',
    of: { renter: 'سعود بن علي المرهون' },
    on: -3,
    onTime: '14:20',
    place: 'شارع السلطان قابوس، صلالة',
    amount: '10',
    end: 'charged',
  },
  {
    ...{
      reference: 'ROP-4471903',
      of: { renter: 'علي بن سعيد باعلوي' },
      on: -4,
      onTime: '09:35',
      place: 'طريق صلالة – ثمريت',
      amount: '35',
    },
    end: { contested: 'الصورة لمركبة أخرى: لونها غير لون سيارتنا' },
  },
  {
    reference: 'ROP-4472015',
    of: { renter: 'ناصر بن محمد الغساني' },
    on: -2,
    onTime: '21:10',
    place: 'شارع الرباط، صلالة',
    amount: '15',
  },
  { reference: 'ROP-4470662', of: { plate: '2094 ط' }, on: -4, onTime: '11:05', place: 'المنطقة الصناعية، ريسوت', amount: '20' },
  {
    ...{
      reference: 'ROP-4470518',
      of: { renter: 'عائشة بنت محاد المهرية' },
      on: -7,
      onTime: '16:45',
      place: 'شارع النهضة، صلالة',
      amount: '10',
    },
    end: { absorbed: 'خرجت السيارة ولوحتها الأمامية غير واضحة' },
  },
]

/** What the police sent yesterday: some wait for a decision, one is contested, and one was on a car in the workshop. */
export async function tellFines({ ctx, as }: Storyteller, contracts: ReadonlyMap<string, string>) {
  const today = dayOf(ctx.now())
  const yesterday = (clock: string) => as('salim', daysAfter(today, -1), clock)
  for (const [at, { of, on, end, ...written }] of told.entries()) {
    const plate = 'plate' in of ? of.plate : await plateOf(yesterday('12:00'), contracts.get(of.renter))
    const form = { id: ctx.newId(), plate, on: daysAfter(today, on), ...written }
    const { id: fineId } = await recordFine(yesterday(`12:0${at}`), form)
    if (end === 'charged') await chargeFine(yesterday('12:30'), { fineId })
    else if (end && 'contested' in end) await contestFine(yesterday('12:35'), { fineId, why: end.contested })
    else if (end) await absorbFine(yesterday('12:40'), { fineId, why: end.absorbed })
  }
}

async function plateOf(ctx: Parameters<typeof rental>[0], contractId: string | undefined) {
  const [segment] = (await rental(ctx, contractId))?.segments ?? []
  if (!segment) throw new Error('a rental whose car never went out')
  return plateText({ digits: segment.plateDigits, letters: segment.plateLetters })
}
