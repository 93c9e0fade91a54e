import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { publishTariff } from './tariff/use-cases/publish-tariff.ts'

/** Prices to show the calculator with; the reference says that nobody has approved them. */
export async function seedParcels(ctx: Ctx) {
  await publishTariff(ctx, {
    seen: 'none',
    reference: 'تجريبية',
    validFrom: dayOf(ctx.now()),
    divisor: '5000',
    heaviest: '25',
    codPercent: '1',
    codLeast: '0.500',
    rates: [
      { zone: 'صلالة', firstKilo: '1.500', furtherKilo: '0.200', daysFrom: '0', daysTo: '1' },
      { zone: 'ولايات ظفار', firstKilo: '2.000', furtherKilo: '0.300', daysFrom: '1', daysTo: '2' },
      { zone: 'مسقط والشمال', firstKilo: '2.500', furtherKilo: '0.400', daysFrom: '1', daysTo: '3' },
      { zone: 'دول الخليج', firstKilo: '4.000', furtherKilo: '1.000', daysFrom: '3', daysTo: '7' },
    ],
  })
}
