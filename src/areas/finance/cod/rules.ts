import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'

/** What money for merchants posts. Pure, as the rules of the papers are. */

const row = (transfer: Transfer): Transfer[] => (transfer.amount === 0n ? [] : [transfer])

type Theirs = { merchantId: string; branchId: string; amount: bigint }

/** Taken for a merchant: theirs from here, and waiting for the bank. */
export const codTaken = (where: Leaf, { merchantId, branchId, amount }: Theirs) =>
  row({ debit: where, credit: { account: '2150', key: merchantId }, amount, partyId: merchantId, branchId })

/** The bank has shown it: it may be paid out. */
export const codConfirmed = ({ merchantId, branchId, amount }: Theirs) =>
  row({
    ...{ debit: { account: '2150', key: merchantId }, credit: { account: '2155', key: merchantId } },
    ...{ amount, partyId: merchantId, branchId },
  })

type Counted = { box: Leaf; courier: Leaf; branchId: string; expected: bigint; counted: bigint }

/** As much in the box as the courier had taken. */
export const custodyTaken = ({ box, courier, branchId, expected }: Omit<Counted, 'counted'>) =>
  row({ debit: box, credit: courier, amount: expected, branchId })

/** Less was there: the rest is the courier's debt, or a cost of ours. */
export function custodyShort(by: 'courier' | 'company', { box, courier, branchId, expected, counted }: Counted) {
  const short = expected - counted
  if (by === 'company')
    return [
      ...custodyTaken({ box, courier, branchId, expected }),
      ...row({ debit: { account: '6190' }, credit: box, amount: short, line: 'shared', branchId }),
    ]
  return [
    ...row({ debit: box, credit: courier, amount: counted, branchId }),
    ...row({ debit: { account: '1116', key: courier.key }, credit: courier, amount: short, branchId }),
  ]
}

export const overLeaf = (handOverId: string) => ({ account: '2159', key: handOverId })

/** More was there, and nobody knows whose it is. */
export const custodyOver = (handOverId: string, { box, courier, branchId, expected, counted }: Counted) => [
  ...custodyTaken({ box, courier, branchId, expected }),
  ...row({ debit: box, credit: overLeaf(handOverId), amount: counted - expected, branchId }),
]
