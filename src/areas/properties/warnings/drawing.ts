import { nextWorkingDay, printPaper } from '#areas/company/public.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { leaseValues } from '#areas/properties/leases/lease-values.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, daysBetween } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { noticeWords } from './notice-words.ts'
import type { OnTheLadder } from './standing.ts'
import { ladderOn, noticeNumber, type WarningStep } from './warning.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'files'>

/** Which unit and whose a lease is, by their names. */
export async function namesOnLease({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const [[contract], unit, { owner = '' }] = await Promise.all([
    contractsNamed({ db }, [contractId]),
    db
      .selectFrom('leases')
      .innerJoin('units', 'units.id', 'leases.unitId')
      .innerJoin('properties', 'properties.id', 'units.propertyId')
      .select(['units.kind', 'units.number', 'properties.name'])
      .where('contractId', '=', contractId)
      .executeTakeFirst(),
    leaseValues({ db }, contractId),
  ])
  if (!contract || !unit) return null
  const [tenant] = await customersNamed({ db }, [contract.partyId])
  const called = { contract: contract.number, branchId: contract.branchId, tenant: tenant?.name ?? '', lessor: owner }
  return { ...called, unit: `${unitName(unit)}، ${unit.name}` }
}

/** What a notice of this step would say today, word for word. */
export async function drawnUp(ctx: Reader, lease: OnTheLadder, step: WarningStep) {
  const names = await namesOnLease(ctx, lease.contractId)
  if (!names) return null
  const today = dayOf(ctx.now())
  const payBy = await nextWorkingDay(ctx, daysAfter(today, ladderOn(today).toPay[step]))
  const { amount, since, charges } = lease
  const words = noticeWords({ step, ...names, amount, since, payBy, days: daysBetween(today, payBy) })
  const rows = charges.map(({ id, number, description, dueOn, owed, open }) => {
    const part = owed < open ? `، الجزء غير المغطى من ${inRials(open)}` : ''
    return { chargeId: id, description: `${description}، ${number}${part}`, dueOn, amount: owed }
  })
  return { ...names, ...words, step, issuedOn: today, payBy, amount, rows }
}
export type DrawnNotice = NonNullable<Awaited<ReturnType<typeof drawnUp>>>

/** It is printed once, when it is sent; afterwards its file is handed out. */
export const printNotice = (ctx: Reader, drawn: DrawnNotice, sequence: number) =>
  printPaper(ctx, 'areas/properties/warnings/papers/notice.typ', {
    ...{ title: drawn.title, number: noticeNumber(sequence), day: drawn.issuedOn, text: drawn.text.split('\n\n') },
    pairs: [
      ['رقم الإخطار', { code: noticeNumber(sequence) }],
      ['تاريخ الإخطار', dayInWords(drawn.issuedOn)],
      ['إلى', drawn.tenant],
      ['الوحدة', drawn.unit],
      ['العقد', drawn.contract],
      ['آخر يوم للسداد', dayInWords(drawn.payBy)],
    ],
    rows: drawn.rows.map(({ description, dueOn, amount }) => [description, dayInWords(dueOn), { rials: amount }]),
    amount: drawn.amount,
  })
