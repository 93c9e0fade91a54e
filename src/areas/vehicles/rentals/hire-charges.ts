import { chargeCustomer } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import type { AgreementTerms } from '../reservations/quote.ts'
import { noteForMonth } from './monthly-lines.ts'
import type { AccountLine } from './return-account.ts'

type Hire = {
  /** Of what it follows from: a second time it is the same charge. */
  id: string
  contract: { id: string; partyId: string; branchId: string }
  terms: { agreement: AgreementTerms | null; vatRate: number }
  vehicleId: string
  from: Date
  until: Date
  lines: readonly AccountLine[]
}

/** As the books take them: one of each, for its whole price, with the car it was for. */
const asCharges = (lines: readonly AccountLine[], resourceId: string) =>
  lines.map(({ kind, description, net, off = 0n }) => ({
    ...{ kind, line: 'cars' as const, description, resourceId },
    ...{ quantity: 1000, unitPrice: net + off, discount: off },
  }))

/**
 * Charges a hire: at once on a paper of its own; for a company that pays by the month it is noted for the invoice of the month. What the tax
 * does not know never waits: it has a paper of its own anyway.
 */
export async function chargeHire(work: Work, hire: Hire) {
  const { agreement } = hire.terms
  if (!agreement?.monthly) return charge(work, hire, hire.lines)
  const gathered = hire.lines.filter(({ kind }) => kind !== 'car-damage')
  await noteForMonth(work, { ...hire, agreement, lines: gathered })
  const atOnce = await charge(
    work,
    hire,
    hire.lines.filter(({ kind }) => kind === 'car-damage'),
  )
  const net = gathered.reduce((sum, line) => sum + line.net, 0n)
  return { papers: atOnce.papers, total: atOnce.total + net + percentOf(net, hire.terms.vatRate) }
}

async function charge(work: Work, { id, contract, terms, vehicleId, from, until }: Hire, lines: readonly AccountLine[]) {
  if (lines.length === 0) return { papers: [], total: 0n }
  const { partyId, branchId } = contract
  const dueOn = daysAfter(dayOf(work.now()), terms.agreement?.termDays ?? 0)
  const about = { id, partyId, branchId, suppliedFrom: dayOf(from), suppliedUntil: dayOf(until), dueOn, asAgreed: true as const }
  const { papers } = await chargeCustomer(work, { ...about, lines: asCharges(lines, vehicleId) })
  return { papers: papers.map((paper) => paper.id), total: papers.reduce((sum, paper) => sum + paper.total, 0n) }
}
