import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { findTerms, lineAhead } from '../hires/terms.ts'
import { wayPriceOf } from '../hires/use-cases/hire-fields.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { type AskedMachines, linesAsked, offeredOn } from './offering.ts'

type Reader = Pick<Ctx, 'db'>

/** What the machines come to together, by the very code that writes the quotation. */
export async function machinesAhead(ctx: Reader, asked: AskedMachines & { km: number }) {
  const rules = await hireRulesNow(ctx.db)
  const holidays = rules.holidaysOff ? [...(await announcedHolidays(ctx.db, asked.startsOn))] : null
  const site = { ...rules, holidays, wayPrice: wayPriceOf(asked.km, rules) }
  const lines = []
  for (const line of linesAsked(await offeredOn(ctx.db, asked.startsOn), asked)) {
    const terms = await findTerms(ctx, { ...line, partyId: null, guarantee: 0, rules })
    const perDay = line.perDay ?? 0
    const { days, hire, took, way } = lineAhead({ ...line, perDay, terms }, site)
    const { kindId, basis, withOperator } = line
    lines.push({ kindId, basis, withOperator, perDay, kind: terms.kind, deposit: terms.deposit, days, hire, way, took })
  }
  const net = lines.reduce((sum, { hire, way }) => sum + hire + way, 0n)
  const vatRate = await vatRateOfKind(ctx, 'equipment-hire')
  const vat = percentOf(net, vatRate)
  return { lines, net, vat, vatRate, total: net + vat, deposit: lines.reduce((sum, { deposit }) => sum + deposit, 0n) }
}
export type MachinesAhead = Awaited<ReturnType<typeof machinesAhead>>
