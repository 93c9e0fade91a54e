import { approveAs } from '#areas/access/public.ts'
import { payOwner } from '#areas/finance/owners/use-cases/pay-owner.ts'
import { prepareSettlement } from '#areas/finance/owners/use-cases/settle-owners.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { runRent } from '#areas/properties/leases/use-cases/run-rent.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import type { Event, Living } from './leases.ts'
import type { Storyteller } from './people.ts'

type Mandate = { id: string; owners: readonly string[]; properties: readonly string[] }
type Told = { leases: readonly Living[]; mandates: readonly Mandate[]; since: string }

/** Each month what is due is demanded and paid; each quarter, and of late each month, the owners have theirs. */
export async function moneyToTell(story: Storyteller, { leases, mandates, since }: Told): Promise<Event[]> {
  const today = dayOf(story.ctx.now())
  const trust = await trustAccount(story)
  const events: Event[] = []
  /** Where something came in since its owners had theirs. */
  const filled = new Set<string>()
  for (let at = 0; monthsAfter(since, at) <= today; at += 1) {
    const month = monthsAfter(since, at)
    const [paid, settled, demanded] = [daysAfter(month, 2), daysAfter(month, 4), daysAfter(month, 24)]
    // Two of three pay on the day it falls due, the others when they are reminded.
    const inTime = leases.filter((_, place) => place % 3 !== 0)
    events.push({ on: month, does: () => payAll(story, inTime, { on: month, trust, filled }) })
    events.push({ on: paid, does: () => payAll(story, leases, { on: paid, trust, filled }) })
    // What came in this month still lies with the office.
    if (monthsAfter(month, 1) <= today && (at % 6 === 3 || month >= monthsAfter(today, -3)))
      events.push({ on: settled, does: () => settleAll(story, mandates, { on: settled, trust, filled }) })
    events.push({ on: demanded, does: () => runRent(story.as('zahra', demanded), {}) })
  }
  events.push({ on: today, does: () => runRent(story.ctx, {}) })
  return events.filter(({ on }) => on <= today)
}

type Day = { on: string; trust: string; filled: Set<string> }

const trustAccount = async ({ ctx }: Storyteller) =>
  (await ctx.db.selectFrom('companyBankAccounts').select('id').where('heldFor', '=', 'trust').executeTakeFirstOrThrow()).id

/** By transfer to the account that is held for others; who is behind has paid what fell due before. */
async function payAll({ ctx, as }: Storyteller, leases: readonly Living[], { on, trust, filled }: Day) {
  const open = await chargesOfContracts(
    ctx,
    leases.map(({ id }) => id),
  )
  for (const [at, { id, partyId, paysUntil, property }] of leases.entries()) {
    const dues = open.filter((due) => due.contractId === id && due.open > 0n && due.dueOn <= on && due.dueOn < paysUntil)
    if (dues.length === 0) continue
    const amount = dues.reduce((sum, due) => sum + due.open, 0n)
    const way = { method1: 'bank-transfer', amount1: inDecimals(amount) ?? '', account1: trust } as const
    const reference1 = `FT${on.slice(2, 7).replace('-', '')}-${String(at + 11).padStart(3, '0')}${on.slice(8)}`
    // It pays this rent, whatever older of another service is open: that is paid elsewhere, into another account.
    const charged = Object.fromEntries(
      dues.flatMap((due, index) => [
        [`charge${index + 1}`, due.id],
        [`pay${index + 1}`, inDecimals(due.open) ?? ''],
      ]),
    )
    await receivePayment(as('zahra', on, '11:45'), { id: ctx.newId(), partyId, ...way, reference1, ...charged })
    filled.add(property)
  }
}

/** One prepares, another agrees, and the transfer is ordered: as far as anything lies there, and the owner said where it goes. */
async function settleAll(story: Storyteller, mandates: readonly Mandate[], { on, trust, filled }: Day) {
  const { as, ctx, person } = story
  for (const { id: mandateId, owners, properties } of mandates) {
    if (!properties.some((name) => filled.has(name))) continue
    const { approvalId } = await prepareSettlement(as('zahra', on, '09:00'), { id: ctx.newId(), mandateId })
    const agreedAt = as('salim', on, '10:00').now()
    if (approvalId) await approveAs(ctx, person('salim'), { id: approvalId, at: agreedAt })
    for (const [at, partyId] of owners.entries()) {
      const paid = await payOwner(as('zahra', on, '10:30'), { id: ctx.newId(), mandateId, partyId })
      if (paid.approvalId) await approveAs(ctx, person('salim'), { id: paid.approvalId, at: as('salim', on, '11:00').now() })
      const reference = `TT${on.slice(2, 7).replace('-', '')}-${mandateId.slice(-5)}${at || ''}`
      await transferPayout(as('maryam', on, '12:00'), { payoutId: paid.id, account: trust, reference })
    }
  }
  filled.clear()
}
