import { requestApproval, withdrawApproval } from '#areas/access/public.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import type { Pool } from '../agreement.ts'
import { earnedSoFar, runCommission } from '../commission.ts'
import { settlementAsked, settlementCancelled, settlementReversed } from '../facts.ts'
import { EndSettlementInput, PrepareSettlementInput } from '../inputs.ts'
import { AskedSettlement, approveSettlement } from '../settlement-approval.ts'
import { payableOf, sharesOf, unsettle } from '../settling.ts'
import { become, mustReachPool, settlementWithin, toldOf } from '../standing.ts'
import { heldTerms } from '../terms.ts'

const may = financePermissions

/** Invoices our commission of what was collected, and divides the rest among the owners: somebody else agrees before they are owed it. */
export const prepareSettlement = command({
  name: 'finance.prepare-settlement',
  permission: may.settleOwners,
  input: PrepareSettlementInput,
  async run(work, { id, mandateId }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('ownerSettlements').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, mandateId, number: before.number, approvalId: null }
    }
    const pool = await heldTerms(work, mandateId)
    mustReachPool(work.actor, may.settleOwners, pool)
    await mustNotWait(work, mandateId)
    await runCommission(work, pool)
    const { lies, uncleared, amount } = await payableOf(work, pool)
    if (amount <= 0n) throw nothingToSettle({ lies, reserve: pool.reserve, uncleared })
    const shares = await sharesOf(work, pool, { id, amount })
    const number = await write(work, { id, pool, lies, uncleared, amount }, shares)
    const { branchId, label } = pool
    work.record(settlementAsked, id, { number, agreement: label, amount })
    const approval = await requestApproval(work, {
      ...{ action: approveSettlement.action, title: `تسوية ${inRials(amount)} مع ملّاك ${label}`, subjectId: id },
      ...{ amount, branchId, reason: label },
      payload: AskedSettlement.parse({ settlementId: id }),
    })
    return { id, mandateId, number, approvalId: approval.id }
  },
})

async function mustNotWait({ tx }: Work, mandateId: string) {
  const waiting = await tx
    .selectFrom('ownerSettlements')
    .select('number')
    .where('mandateId', '=', mandateId)
    .where('status', '=', 'submitted')
    .executeTakeFirst()
  if (waiting)
    throw new Refusal('finance.settlement-waits', `التسوية ${waiting.number} لهذه الاتفاقية تنتظر الاعتماد. انتظرها أو ألغها.`)
}

function nothingToSettle({ lies, reserve, uncleared }: { lies: bigint; reserve: bigint; uncleared: bigint }) {
  const kept = [
    reserve > 0n ? `الاحتياطي ${inRials(reserve)}` : '',
    uncleared > 0n ? `ولم يصل البنك بعد ${inRials(uncleared)}` : '',
  ]
  const why = [`في الأمانات بعد العمولة ${inRials(lies)}`, ...kept.filter(Boolean)].join('، ')
  return new Refusal('finance.nothing-to-settle', `لا شيء يُسوّى الآن: ${why}`)
}

type Sums = { id: string; pool: Pool; lies: bigint; uncleared: bigint; amount: bigint }

async function write(work: Work, { id, pool, ...sums }: Sums, shares: readonly { partyId: string; amount: bigint }[]) {
  const { mandateId, branchId, label, period, reserve } = pool
  const day = dayOf(work.now())
  const place = await nextNumber(work, 'owner-settlement', { branchId, day })
  const { invoiced: commission } = await earnedSoFar(work, pool)
  const asked = { askedBy: work.actor.id, askedOn: day, askedAt: work.now(), ...nobody }
  await work.tx
    .insertInto('ownerSettlements')
    .values({ id, mandateId, branchId, ...place, label, period, ...sums, commission, reserve, status: 'submitted', ...asked })
    .execute()
  await work.tx
    .insertInto('ownerSettlementShares')
    .values(shares.map(({ partyId, amount }, index) => ({ settlementId: id, place: index + 1, partyId, amount })))
    .execute()
  return place.number
}

const nobody = { agreedBy: null, agreedAt: null, endedBy: null, endedAt: null, endReason: null }

/** Before anybody agreed: the number stays, and says so. */
export const cancelSettlement = command({
  name: 'finance.cancel-settlement',
  permission: may.settleOwners,
  input: EndSettlementInput,
  async run(work, { settlementId: id, reason }) {
    await settlementWithin(work, may.settleOwners, id)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
    const one = await become(work, id, { step: 'cancel', status: 'cancelled', ...ended })
    if (!one) throw changed()
    await withdrawApproval(work, { action: approveSettlement.action, subjectId: id, note: reason })
    work.record(settlementCancelled, id, { ...toldOf(one), reason })
    return { id, mandateId: one.mandateId }
  },
})

/** While no owner was paid of it: what was settled lies in the pool again. */
export const reverseSettlement = command({
  name: 'finance.reverse-settlement',
  permission: may.reverseSettlements,
  input: EndSettlementInput,
  async run(work, { settlementId: id, reason }) {
    const seen = await settlementWithin(work, may.reverseSettlements, id)
    await heldTerms(work, seen.mandateId)
    const one = await become(work, id, { step: 'reverse', status: 'reversed' })
    if (!one) throw changed()
    await unsettle(work, one, reason)
    work.record(settlementReversed, id, { ...toldOf(one), reason })
    return { id, mandateId: one.mandateId }
  },
})

const changed = () => new Refusal('finance.settlement-changed', 'تغيّرت هذه التسوية. حدّث الصفحة.')
