import { type Selectable, sql } from 'kysely'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { allocated } from '#areas/finance/posting-rules.ts'
import { post, reverse } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Posting } from '../ledger/posting.ts'
import { least, type Share, shareOf } from './receipt.ts'

type Receipt = Selectable<Database['receipts']>
type Allocation = Selectable<Database['allocations']>

/** Holds these receipts until the transaction ends, after the charges and in one order for everybody. */
export async function heldReceipts({ tx }: Pick<Work, 'tx'>, ids: readonly string[]) {
  const { rows } = await sql<Receipt>`select * from hold_receipts(${[...new Set(ids)]}::uuid[])`.execute(tx)
  return new Map(rows.map((receipt) => [receipt.id, receipt]))
}

type Paying = { receipt: Pick<Receipt, 'id' | 'number' | 'partyId'>; charge: Charge; share: Share }

/** Money of a receipt pays part of a charge. Each is a journal of its own, so that each can be taken back alone. */
export async function pay(work: Work, { receipt, charge, share: { net, vat } }: Paying) {
  const id = work.newId()
  const { journalId } = await post(work, {
    source: { kind: 'allocation', id, purpose: 'pay' },
    memo: `${receipt.number} عن ${charge.description}`.slice(0, 200),
    transfers: allocated(charge, { net, vat, payerId: receipt.partyId }),
  })
  const happened = { id, partyId: receipt.partyId, receiptId: receipt.id, chargeId: charge.id, net, vat, journalId }
  await write(work, { ...happened, takesBack: null })
}

/** A payment of a charge is undone: the money is the payer's credit again, and the charge open. */
export async function takeBack(work: Posting, allocation: Allocation, memo: string) {
  const { journalId } = await reverse(work, allocation.journalId, { memo })
  const { id: takesBack, partyId, receiptId, chargeId, net, vat } = allocation
  await write(work, { id: work.newId(), partyId, receiptId, chargeId, net, vat, journalId, takesBack })
}

type Written = Omit<Allocation, 'sequence' | 'allocatedBy' | 'allocatedAt'>

async function write({ tx, actor, now }: Posting, row: Written) {
  const { chargeId, receiptId, net, vat, journalId, takesBack } = row
  await tx
    .insertInto('allocations')
    .values({ ...row, allocatedBy: actor.id, allocatedAt: now() })
    .execute()
  const sign = takesBack ? 1n : -1n
  await tx
    .insertInto('chargeMovements')
    .values({ chargeId, kind: takesBack ? 'released' : 'paid', net: sign * net, vat: sign * vat, journalId })
    .execute()
  await tx
    .insertInto('receiptMovements')
    .values({ receiptId, kind: takesBack ? 'released' : 'used', amount: sign * (net + vat), journalId })
    .execute()
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

/** Everything a receipt paid is open again; its charges and the receipt itself are held from here. */
export async function releaseReceipt(work: Work, receiptId: string, memo: string) {
  const before = await standing(work).where('receiptId', '=', receiptId).execute()
  await heldCharges(
    work,
    before.map(({ chargeId }) => chargeId),
  )
  await heldReceipts(work, [receiptId])
  // Another may have taken back some of them meanwhile.
  const still = await standing(work).where('receiptId', '=', receiptId).execute()
  for (const allocation of still) await takeBack(work, allocation, memo)
}

type Needed = { charge: Charge; net: bigint; vat: bigint }

/** Opens as much of a held charge as is to be taken back from it, the newest payments first; says whose money came free. */
export async function openUp(work: Work, { charge, net, vat }: Needed, memo: string) {
  let [openNet, openVat] = [charge.openNet, charge.openVat]
  const freed: string[] = []
  if (net <= openNet && vat <= openVat) return freed
  const payments = await standing(work).where('chargeId', '=', charge.id).execute()
  await heldReceipts(
    work,
    payments.map(({ receiptId }) => receiptId),
  )
  for (const payment of payments) {
    if (net <= openNet && vat <= openVat) break
    await takeBack(work, payment, memo)
    openNet += payment.net
    openVat += payment.vat
    freed.push(payment.receiptId)
  }
  return freed
}

/** What came free pays again what is left of the charge it paid before. */
export async function payAgain(work: Work, chargeId: string, receiptIds: readonly string[]) {
  for (const receiptId of receiptIds) {
    const charge = (await heldCharges(work, [chargeId])).get(chargeId)
    const receipt = (await heldReceipts(work, [receiptId])).get(receiptId)
    const open = (charge?.openNet ?? 0n) + (charge?.openVat ?? 0n)
    if (!charge || !receipt || open === 0n || receipt.unused === 0n) continue
    await pay(work, { receipt, charge, share: shareOf(charge, least(receipt.unused, open)) })
  }
}
