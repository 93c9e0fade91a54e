import { contractsOfKind } from '#areas/contracts/public.ts'
import { identitiesOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { percentInWords } from '#values/shares.ts'
import { poolUnits } from '../pools/pool.ts'
import { bases } from '../pricing/price.ts'
import { monthDays } from '../pricing/work-days.ts'
import { weekDays } from '../rules/rules.ts'
import { depositAhead, termOf } from './drafting.ts'
import { hireKind } from './hire.ts'
import { linesOf } from './load-for-update.ts'
import { type PoolLine, poolLines, quantityInWords } from './pool-lines.ts'
import { type LineTerms, pricedBy } from './terms.ts'

/** What the text of a hire may speak of. */
export const hireVariables = {
  hirerIdentity: { label: 'هوية مستأجر المعدات', example: 'السجل التجاري 1122334، الهاتف 9123 4567' },
  lines: { label: 'المعدات', example: 'حفارة 22 طنًا، بمشغّل، باليوم والأسبوع والشهر' },
  site: { label: 'الموقع', example: 'ريسوت، قطعة 214، صلالة' },
  representative: { label: 'ممثل الموقع', example: 'عيسى الحضري، 9000 0144' },
  from: { label: 'أول يوم', example: '29 نوفمبر 2026' },
  until: { label: 'آخر يوم', example: '12 ديسمبر 2026' },
  priceList: { label: 'رقم قائمة الأسعار', example: '3' },
  prices: { label: 'الأسعار', example: 'حفارة 22 طنًا: اليوم 95.000 ر.ع.، الشهر 1,900.000 ر.ع.' },
  restDays: { label: 'أيام الراحة', example: 'الجمعة' },
  standby: { label: 'نسبة يوم الانتظار', example: '50%' },
  ramadan: { label: 'ساعات رمضان', example: 'ساعات اليوم في رمضان 6 والشهر فيه 156 ساعة.' },
  silence: { label: 'التوقيع بالسكوت', example: 'ولا يقوم السكوت مقام التوقيع.' },
  fuel: { label: 'الوقود', example: 'الوقود على العميل.' },
  way: { label: 'النقل', example: 'نقل المعدات إلى الموقع ومنه 90.000 ر.ع.' },
  deposit: { label: 'التأمين المسترد', example: '500.000 ر.ع.' },
  payDays: { label: 'مهلة السداد', example: '30 يومًا' },
} as const

type Values = Record<keyof typeof hireVariables, string>
type Lines = Awaited<ReturnType<typeof linesOf>>

/** The same of one hire, in words. */
export async function hireValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Record<string, string>> {
  const hire = await db
    .selectFrom('hires')
    .innerJoin(contractsOfKind({ db }, hireKind).as('contracts'), 'contracts.id', 'hires.contractId')
    .selectAll('hires')
    .select('partyId')
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  if (!hire) return {}
  const lines = await linesOf(db, contractId)
  const pools = await poolLines(db, contractId)
  const { startsOn, endsOn } = termOf({ lines, pools })
  const [identity] = await identitiesOf({ db }, [hire.partyId])
  const deposit = depositAhead({ lines, pools })
  const values: Values = {
    hirerIdentity: identity ? identityIn(identity) : '',
    lines: [...lines.map(lineInWords), ...pools.map(poolInWords)].join('\n'),
    site: `${hire.site}، ${hire.wilayat}`,
    representative: `${hire.repName}، ${inGroups(hire.repPhone)}`,
    ...{ from: dayInWords(startsOn), until: dayInWords(endsOn) },
    priceList: priceListInWords(lines, hire.discountPercent),
    prices: [
      ...lines.flatMap(({ terms, implements: along }) => [
        pricesInWords(terms, hire.discountPercent),
        ...along.map(implementPriceInWords),
      ]),
      ...pools.map(poolPriceInWords),
    ].join('\n'),
    restDays: restInWords(hire),
    standby: `${hire.standbyPercent}%`,
    ramadan: ramadanInWords(lines),
    silence: silenceInWords(hire.silenceDays),
    fuel: lines.every(({ terms }) => terms.fuelIncluded) ? 'السعر شامل الديزل.' : 'الوقود على العميل ما لم يُذكر غيره.',
    way: `رحلة النقل ${inRials(hire.wayPrice)}${hire.freeWayDays ? `، ولا تُحسب لما مدته ${howMany(hire.freeWayDays, 'workDay')} أو أكثر.` : '.'}`,
    ...{ deposit: inRials(deposit), payDays: howMany(hire.payDays, 'day') },
  }
  return values
}

const priceListInWords = (lines: Lines, discount: number) => {
  const { lists, agreed } = pricedBy(lines, discount)
  const off = agreed.map((one) => `اتفاقية \u2066−${percentInWords(one)}\u2069`)
  return [...lists, ...off].join('، ')
}

const restInWords = ({ restDays, holidays }: { restDays: readonly number[]; holidays: readonly string[] | null }) =>
  [...restDays.map((day) => weekDays[day]), ...(holidays ? ['العطل الرسمية المعلنة'] : [])].join('، ') || 'لا راحة'

/** A month lies seldom in Ramadan as a whole: each day goes by its own hours. */
function ramadanInWords(lines: Lines) {
  const fewer = lines.filter(({ terms: { agreed } }) => (agreed.ramadanHours ?? agreed.dayHours) < agreed.dayHours)
  const hours = fewer[0]?.terms.agreed.ramadanHours
  if (!hours) return ''
  return `ساعات اليوم في رمضان ${hours}، وما زاد عليها إضافي، والشهر كله فيه ${hours * monthDays} ساعة. وما لم يكن كله في رمضان فلكل يوم منه ساعات يومه.`
}

const silenceInWords = (days: number | null) =>
  days === null ? 'ولا يقوم السكوت مقام التوقيع.' : `ويُعد الكشف موقعًا إن لم يُعترض عليه خلال ${howMany(days, 'workDay', 'gen')}.`

type Identity = Awaited<ReturnType<typeof identitiesOf>>[number]

function identityIn({ civilNumber, commercialRegister, phone }: Identity) {
  const known = [
    ['الرقم المدني', civilNumber],
    ['السجل التجاري', commercialRegister],
    ['الهاتف', phone && `\u2066${inGroups(phone)}\u2069`],
  ]
  return known.flatMap(([label, value]) => (value ? [`${label} ${value}`] : [])).join('، ')
}

export const lineInWords = ({ terms, withOperator, basis, implements: along }: Lines[number]) =>
  [
    ...[terms.kind, withOperator ? 'بمشغّل' : 'بدون مشغّل', bases[basis]],
    ...(along.length > 0 ? [`ومعها ${along.map(({ name, code }) => `${name} ${code}`).join('، ')}`] : []),
  ].join('، ')

const implementPriceInWords = ({ name, dayPrice, monthPrice }: Lines[number]['implements'][number]) =>
  dayPrice === 0n ? `${name}: ضمن سعر المعدّة` : `${name}: اليوم ${inRials(dayPrice)}، الشهر ${inRials(monthPrice)}`

const poolInWords = (line: PoolLine) => `${line.name}، ${quantityInWords(line)}`
const poolPriceInWords = ({ name, unit, monthPrice }: PoolLine) =>
  `${name}: ${inRials(monthPrice)} لكل ${poolUnits[unit]} في 30 يومًا`

/** Every price says what it is of; a discount stands at the prices it was taken off. */
export function pricesInWords({ kind, agreed }: LineTerms, discount: number) {
  const rung = { 1: 'اليوم', 6: 'الأسبوع', 26: 'الشهر' } as Record<number, string>
  const parts = [
    ...agreed.rungs.map(({ days, price }) => `${rung[days] ?? howMany(days, 'day')} ${inRials(price)}`),
    ...(agreed.hour > 0n ? [`الساعة ${inRials(agreed.hour)} والحد الأدنى ${howMany(agreed.minimum, 'hour')}`] : []),
    ...(agreed.load > 0n ? [`النقلة ${inRials(agreed.load)}`] : []),
    ...(agreed.overtime > 0n ? [`الساعة الإضافية ${inRials(agreed.overtime)}`] : []),
  ]
  return `${kind}${discount > 0 ? `، بعد خصم ${discount}%` : ''}: ${parts.join('، ')}`
}
