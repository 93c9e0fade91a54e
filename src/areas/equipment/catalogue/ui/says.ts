import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { operations } from '../../kinds/kind.ts'
import type { KindShown } from '../queries.ts'

type Said = Pick<KindShown, 'operated' | 'fuelIncluded' | 'way' | 'leastHours' | 'leastLoads' | 'hour' | 'load' | 'dayHours'>

/** The four things every price says: who works it, whose the fuel is, how it comes, and the least that is paid for. */
export const priceSays = (kind: Said, freeWayDays: number) => ({
  operator: operations[kind.operated],
  fuel: kind.fuelIncluded ? 'شامل الديزل' : 'الديزل عليك',
  transport: kind.way === null ? 'تصل بلا رسم نقل' : transport(kind.way, freeWayDays),
  minimum: `الحد الأدنى ${least(kind)}، واليوم ${howMany(kind.dayHours, 'hour')}`,
})

const transport = (way: bigint, freeWayDays: number) =>
  way === 0n
    ? 'النقل يُحدَّد حين يُكتب بُعد الموقع'
    : `النقل ذهابًا وعودة ${inRials(way)}${freeWayDays > 0 ? ` وعلينا من ${howMany(freeWayDays, 'workDay', 'gen')}` : ''}`

const least = ({ hour, leastHours, load, leastLoads }: Said) =>
  [
    hour > 0n ? `بالساعة ${howMany(Math.max(leastHours, 1), 'hour')}` : 'يوم',
    ...(load > 0n && leastLoads > 0 ? [`وبالنقلة ${howMany(leastLoads, 'load')} في اليوم`] : []),
  ].join('، ')
