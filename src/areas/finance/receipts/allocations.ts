import { type Selectable, sql } from 'kysely'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { heldLeaf } from '#areas/finance/ledger/leaves.ts'
import { heldOwed } from '#areas/finance/ledger/owed-to-owner.ts'
import { coverPool, heldPool, levelPool } from '#areas/finance/ledger/pools.ts'
import type { Posting } from '#areas/finance/ledger/posting.ts'
import { allocated, isOwners, roundedOff } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { least } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { heldDeposits } from './held-deposits.ts'
import { depositPot, merchantPot, ownerPot, type Pot, poolPot, potsMove, receiptPot } from './pots.ts'
import { type Share, shareOf } from './receipt.ts'

type Receipt = Selectable<Database['receipts']>
type Allocation = Selectable<Database['allocations']>

/** Holds these receipts until the transaction ends, after the charges and in one order for everybody. */
export async function heldReceipts({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const { rows } = await sql<Receipt>`select * from hold_receipts(${[...new Set(ids)]}::uuid[])`.execute(tx)
  return new Map(rows.map((receipt) => [receipt.id, receipt]))
}

type Parts = Pick<Share, 'net' | 'vat'>
type Paying = { pot: Pot; charge: Charge; share: Parts; rounded?: Parts | undefined; formId?: string | null }
const nothing = { net: 0n, vat: 0n }

/**
 * What somebody left with us pays part of a charge. Each is a journal of its own, so that each can be taken back alone, with what was
 * rounded off by it.
 */
export async function pay(work: Work, { pot, charge, share: { net, vat }, rounded = nothing, formId = null }: Paying) {
  const id = work.newId()
  const { journalId } = await post(work, {
    source: { kind: 'allocation', id, purpose: 'pay' },
    memo: cut(`${pot.name} عن ${charge.description}`, 200),
    transfers: [...allocated(charge, { net, vat }, pot.leaf), ...roundedOff(charge, rounded)],
  })
  const { partyId, receiptId, depositId, poolId, ownerId, merchantId } = pot
  const sums = { net, vat, roundedNet: rounded.net, roundedVat: rounded.vat }
  await write(work, {
    id,
    partyId,
    receiptId,
    depositId,
    poolId,
    ownerId,
    merchantId,
    chargeId: charge.id,
    ...sums,
    journalId,
    takesBack: null,
    formId,
  })
  if (isOwners(charge)) await levelPool(work, { mandateId: charge.incomeKey, branchId: charge.branchId })
  return id
}

/** A payment of a charge is undone: the money is where it came from again, and the charge open. */
export async function takeBack(work: Posting, allocation: Allocation, memo: string) {
  const { incomeKey, branchId, ...charge } = await chargeOf(work, allocation)
  if (isOwners(charge)) await coverPool(work, { mandateId: incomeKey, branchId }, allocation.net + allocation.vat)
  const { journalId } = await reverse(work, allocation.journalId, { memo })
  const { sequence: _, id: takesBack, allocatedBy: __, allocatedAt: ___, ...same } = allocation
  await write(work, { ...same, id: work.newId(), journalId, takesBack, formId: null })
  if (allocation.poolId) await levelPool(work, { mandateId: allocation.poolId, branchId })
}

const chargeOf = ({ tx }: Pick<Work, 'tx'>, { chargeId }: Allocation) =>
  tx.selectFrom('charges').select(['debtAccount', 'incomeKey', 'branchId']).where('id', '=', chargeId).executeTakeFirstOrThrow()

type Written = Omit<Allocation, 'sequence' | 'allocatedBy' | 'allocatedAt'>

async function write(work: Posting, row: Written) {
  const { tx, actor, now } = work
  const { chargeId, receiptId, depositId, net, vat, roundedNet, roundedVat, journalId, takesBack } = row
  await tx
    .insertInto('allocations')
    .values({ ...row, allocatedBy: actor.id, allocatedAt: now() })
    .execute()
  const sign = takesBack ? 1n : -1n
  const moved = [
    { chargeId, kind: takesBack ? ('released' as const) : ('paid' as const), net: sign * net, vat: sign * vat, journalId },
    {
      ...{ chargeId, kind: takesBack ? ('unrounded' as const) : ('rounded' as const), journalId },
      ...{ net: sign * roundedNet, vat: sign * roundedVat },
    },
  ]
  await tx
    .insertInto('chargeMovements')
    .values(moved.slice(0, roundedNet + roundedVat > 0n ? 2 : 1))
    .execute()
  await potsMove(work, { receiptId, depositId, chargeId, amount: net + vat, journalId, isBack: takesBack !== null })
}

const standing = ({ tx }: Pick<Work, 'tx'>) =>
  tx
    .selectFrom('allocations')
    .selectAll()
    .where('takesBack', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('allocations as back').select('back.id').whereRef('back.takesBack', '=', 'allocations.id'))),
    )
    .orderBy('sequence', 'desc')

/** What a receipt pays now. */
export const standingPayments = (work: Pick<Work, 'tx'>, receiptId: string) =>
  standing(work).where('receiptId', '=', receiptId).execute()

/** Everything a receipt paid is open again; its charges and the receipt itself are held from here. */
export async function releaseReceipt(work: Work, receiptId: string, memo: string) {
  const before = await standingPayments(work, receiptId)
  await heldCharges(
    work,
    before.map(({ chargeId }) => chargeId),
  )
  await heldReceipts(work, [receiptId])
  // Another may have taken back some of them meanwhile.
  const still = await standingPayments(work, receiptId)
  for (const allocation of still) await takeBack(work, allocation, memo)
}

/** These payments are undone, as far as nothing has undone them since; what they paid, and what paid them, is held from here. */
export async function release(work: Work, ids: readonly string[], memo: string) {
  const before = await standing(work)
    .where('id', 'in', [...ids])
    .execute()
  await heldCharges(
    work,
    before.map(({ chargeId }) => chargeId),
  )
  await heldReceipts(
    work,
    before.flatMap(({ receiptId }) => receiptId ?? []),
  )
  await heldDeposits(
    work,
    before.flatMap(({ depositId }) => depositId ?? []),
  )
  const still = await standing(work)
    .where('id', 'in', [...ids])
    .execute()
  for (const allocation of still) await takeBack(work, allocation, memo)
}

type Needed = { charge: Charge; net: bigint; vat: bigint }
type Freed = Pick<Allocation, 'receiptId' | 'depositId' | 'poolId' | 'ownerId' | 'merchantId'>

/** Opens as much of a held charge as is to be taken back from it, the newest payments first; says whose money came free. */
export async function openUp(work: Work, { charge, net, vat }: Needed, memo: string) {
  let [openNet, openVat] = [charge.openNet, charge.openVat]
  const freed: Freed[] = []
  if (net <= openNet && vat <= openVat) return freed
  const payments = await standing(work).where('chargeId', '=', charge.id).execute()
  await heldReceipts(
    work,
    payments.flatMap(({ receiptId }) => receiptId ?? []),
  )
  await heldDeposits(
    work,
    payments.flatMap(({ depositId }) => depositId ?? []),
  )
  for (const payment of payments) {
    if (net <= openNet && vat <= openVat) break
    await takeBack(work, payment, memo)
    openNet += payment.net + payment.roundedNet
    openVat += payment.vat + payment.roundedVat
    freed.push(payment)
  }
  if (net > openNet || vat > openVat)
    throw new Refusal('finance.charge-written-off', `شُطب من «${charge.description}». اعكس شطبه أولًا، ثم أصدر الإشعار.`)
  return freed
}

/** What came free pays again what is left of the charge it paid before. */
export async function payAgain(work: Work, chargeId: string, freed: readonly Freed[]) {
  for (const one of freed) {
    const charge = (await heldCharges(work, [chargeId])).get(chargeId)
    const { pot, left } = await potOf(work, one)
    const open = (charge?.openNet ?? 0n) + (charge?.openVat ?? 0n)
    if (!charge || !pot || open === 0n || left === 0n) continue
    await pay(work, { pot, charge, share: shareOf(charge, least(left, open)) })
  }
}

/** What lies in the pot something was paid from, held from here. */
async function potOf(work: Work, { receiptId, depositId, poolId, ownerId, merchantId }: Freed) {
  const receipt = receiptId && (await heldReceipts(work, [receiptId])).get(receiptId)
  if (receipt) return { pot: receiptPot(receipt), left: receipt.unused }
  if (poolId) {
    const pool = await work.tx.selectFrom('ownerPools').selectAll().where('mandateId', '=', poolId).executeTakeFirstOrThrow()
    return { pot: poolPot(pool), left: (await heldPool(work, poolId)).lies }
  }
  if (ownerId) return { pot: ownerPot(ownerId), left: await heldOwed(work, ownerId) }
  if (merchantId) return { pot: merchantPot(merchantId), left: await heldLeaf(work, merchantPot(merchantId).leaf) }
  const deposit = depositId && (await heldDeposits(work, [depositId])).get(depositId)
  return deposit ? { pot: depositPot(deposit), left: deposit.held } : { pot: null, left: 0n }
}
