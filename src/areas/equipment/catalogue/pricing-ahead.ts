import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { daysBetween } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { pricePool, quantityInWords } from '../hires/pool-lines.ts'
import { findTerms, lineAhead } from '../hires/terms.ts'
import { isWayKnown, wayPriceOf } from '../hires/use-cases/hire-fields.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { type AskedMachines, linesAsked, offeredOn } from './offering.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** What the machines come to together, by the very code that writes the quotation. */
export async function machinesAhead(ctx: Reader, asked: AskedMachines & { km: number; wilayat: string }) {
  const rules = await hireRulesNow(ctx.db)
  const holidays = rules.holidaysOff ? [...(await announcedHolidays(ctx.db, asked.startsOn))] : null
  const site = { ...rules, holidays, wayPrice: wayPriceOf(asked, rules) }
  const lines = []
  for (const line of linesAsked(await offeredOn(ctx.db, asked.startsOn), asked)) {
    const terms = await findTerms(ctx, { ...line, partyId: null, guarantee: 0, rules })
    const perDay = line.perDay ?? 0
    const { days, hire, took, way } = lineAhead({ ...line, perDay, terms }, site)
    if (days === 0) throw fieldFault('until', 'لا يوم عمل في هذه المدة: الجمعة والعطل أيام راحة. اختر يومًا آخر.')
    const { kindId, basis, withOperator } = line
    lines.push({
      kindId,
      basis,
      withOperator,
      perDay,
      kind: terms.kind,
      deposit: terms.deposit,
      carried: terms.carried,
      days,
      hire,
      way,
      took,
    })
  }
  const pools = await poolsAhead(ctx, asked)
  const wayUnknown = !isWayKnown(asked) && lines.some(({ carried }) => carried)
  const net = [...lines.map(({ hire, way }) => hire + way), ...pools.map(({ ahead }) => ahead)].reduce(
    (sum, one) => sum + one,
    0n,
  )
  const vatRate = await vatRateOfKind(ctx, 'equipment-hire')
  const vat = percentOf(net, vatRate)
  const deposit = [...lines, ...pools].reduce((sum, one) => sum + one.deposit, 0n)
  return { lines, pools, net, vat, vatRate, total: net + vat, deposit, wayUnknown }
}

const asMachines = { pool: 'machines', quantity: 'machines' }

async function poolsAhead(ctx: Reader, { pools = [], startsOn, endsOn }: AskedMachines) {
  const priced = pools.map(async ({ poolId, quantity }) => {
    const { name, unit, ahead, deposit } = await pricePool(ctx, { poolId, quantity, startsOn, endsOn }, asMachines)
    const days = daysBetween(startsOn, endsOn) + 1
    return { poolId, name: `${name} ${quantityInWords({ quantity, unit })}`, days, ahead, deposit: deposit * BigInt(quantity) }
  })
  return Promise.all(priced)
}
export type MachinesAhead = Awaited<ReturnType<typeof machinesAhead>>
