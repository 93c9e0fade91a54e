import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayInWords } from '#values/dates.ts'
import type { BesidePool } from './beside-pool.ts'
import type { OwnerStatement } from './owner-statement.ts'

export type PrintedStatement = OwnerStatement & { beside: BesidePool }

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «كشف حساب المالك»: what owners are handed; of all of them for the office, of one of them for that owner alone. */
export function ownerStatementPaper(
  ctx: Pick<Ctx, 'db' | 'now' | 'files'>,
  said: PrintedStatement,
  { number, address }: { number: string; address: string },
) {
  const { label, days, day, settled, isOfOne, owners, tenants, commission, spent } = said
  return printPaper(ctx, 'areas/finance/owners/papers/owner-statement.typ', {
    ...{ number, label, days, day, settlement: settled?.number ?? null, qr: squareCode(address) },
    across: settled?.isReversed ? 'معكوسة' : null,
    title: isOfOne ? 'كشف حساب المالك' : 'كشف حساب الملّاك',
    holder: isOfOne ? (owners[0]?.name ?? null) : null,
    steps: stepsOf(said),
    tenants: tenants.map(({ tenant, paid, amount }) => ({
      ...{ tenant, amount },
      paid: paid.map((one) => [{ code: one.day }, one.description, { code: one.paper }, rials(one.amount)]),
    })),
    commission: commission.map((one) => [{ code: one.day }, { code: one.number }, rials(one.net), rials(one.vat)]),
    spent: spent.map((one) => [{ code: one.day }, one.supplier, one.description, one.number, rials(one.amount)]),
    ...besideOf(said),
    owners: owners.map((one) => ({
      ...{ name: one.name, parts: String(one.parts), whole: String(one.whole) },
      ...{
        opening: one.opening,
        settled: one.settled,
        other: one.other,
        paid: one.paid,
        setOff: one.setOff,
        closing: one.closing,
      },
    })),
  })
}

/** What is no money yet, and the vouchers behind what went out. */
function besideOf({ day, beside: { late, cheques, empty, vouchers } }: PrintedStatement) {
  return {
    until: dayInWords(day),
    late: late.map((one) => [one.description, { code: one.dueOn }, rials(one.open), one.covered > 0n ? rials(one.covered) : '']),
    lateSum: String(late.reduce((sum, { open }) => sum + open, 0n)),
    empty: empty.map(({ called, rent }) => [called, rent === null ? '' : rials(rent)]),
    cheques: cheques.map((one) => [{ code: one.dueOn }, { code: one.number }, one.bank, one.standing, rials(one.amount)]),
    vouchers: vouchers.map((one) => [{ code: one.day }, { code: one.number }, one.payee, rials(one.amount)]),
  }
}

/** From what lay there to what lies there; a step that moved nothing is left out. */
function stepsOf({ sums, settled }: OwnerStatement) {
  const { opening, collected, rents, commission, vat, expenses, lent, other, closing } = sums
  const steps = [
    ['رصيد أول المدة', opening, true],
    ['المحصَّل من المستأجرين', collected, true],
    ['منه إيجارات قبل الضريبة', rents, rents !== collected],
    ['العمولة والرسوم', -commission, true],
    ['ضريبتها', -vat, true],
    ['المصروفات', -expenses, true],
    ['سلفة الشركة، أو ما استُرد منها', lent, lent !== 0n],
    ['حركات أخرى', other, other !== 0n],
    ['سُوّي مع الملّاك', -sums.settled, true],
    ['رصيد آخر المدة', closing, true],
    ['منه الاحتياطي', settled?.reserve ?? 0n, (settled?.reserve ?? 0n) > 0n],
    ['منه ما لم يصل البنك حينها', settled?.uncleared ?? 0n, (settled?.uncleared ?? 0n) > 0n],
  ] as const
  return steps.flatMap(([title, amount, isShown]) => (isShown ? [[title, amount]] : []))
}
