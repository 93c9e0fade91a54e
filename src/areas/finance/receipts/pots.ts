import type { Leaf } from '#areas/finance/ledger/journal.ts'
import type { Work } from '#platform/context.ts'

/** What somebody left with us and pays from: what is left of a receipt, a deposit, what was collected for an owner or a merchant, or was settled with them. */
export type Pot = Lies & { partyId: string; name: string; leaf: Leaf }
type Lies = {
  receiptId: string | null
  depositId: string | null
  poolId: string | null
  ownerId: string | null
  merchantId: string | null
}
const nowhere: Lies = { receiptId: null, depositId: null, poolId: null, ownerId: null, merchantId: null }

export const receiptPot = ({ id, number, partyId }: { id: string; number: string; partyId: string }): Pot => ({
  ...{ ...nowhere, receiptId: id, partyId, name: number },
  leaf: { account: '2160', key: partyId },
})

type Deposit = { id: string; partyId: string; contract: string; account: string }

export const depositPot = ({ id, partyId, contract, account }: Deposit): Pot => ({
  ...{ ...nowhere, depositId: id, partyId, name: `تأمين ${contract}` },
  leaf: { account, key: id },
})

/** The pool of a mandate pays what the owner owes us whom we deal with. */
export const poolPot = ({ mandateId, leadId, label }: { mandateId: string; leadId: string; label: string }): Pot => ({
  ...{ ...nowhere, poolId: mandateId, partyId: leadId, name: `أمانات ${label}` },
  leaf: { account: '2120', key: mandateId },
})

/** What was settled with an owner and not paid to them yet pays what the same owner owes us. */
export const ownerPot = (partyId: string): Pot => ({
  ...{ ...nowhere, ownerId: partyId, partyId, name: 'مستحقات المالك بعد التسوية' },
  leaf: { account: '2125', key: partyId },
})

/** What was taken at doors for a merchant and the bank has shown pays what the same merchant owes us. */
export const merchantPot = (partyId: string): Pot => ({
  ...{ ...nowhere, merchantId: partyId, partyId, name: 'مبالغ مقبوضة عند الاستلام' },
  leaf: { account: '2155', key: partyId },
})

type Happened = {
  receiptId: string | null
  depositId: string | null
  chargeId: string
  amount: bigint
  journalId: string
  isBack: boolean
}

/** What an allocation took from its pot, or gave back to it; and what came to a deposit by it, where it paid one. */
export async function potsMove({ tx }: Pick<Work, 'tx'>, happened: Happened) {
  const { receiptId, depositId, chargeId, amount, journalId, isBack } = happened
  const moved = { kind: isBack ? ('released' as const) : ('used' as const), amount: isBack ? amount : -amount, journalId }
  if (receiptId)
    await tx
      .insertInto('receiptMovements')
      .values({ receiptId, ...moved })
      .execute()
  if (depositId)
    await tx
      .insertInto('depositMovements')
      .values({ depositId, ...moved })
      .execute()
  const paid = await tx.selectFrom('deposits').select('id').where('chargeId', '=', chargeId).executeTakeFirst()
  if (!paid) return
  const came = { kind: isBack ? ('taken-back' as const) : ('received' as const), amount: isBack ? -amount : amount, journalId }
  await tx
    .insertInto('depositMovements')
    .values({ depositId: paid.id, ...came })
    .execute()
}
