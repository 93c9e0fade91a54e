import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'

/** What a line of a bank posts. Pure, as the rules of the papers are; «bank» is the leaf of its account. */

const row = (transfer: Transfer): Transfer[] => (transfer.amount === 0n ? [] : [transfer])

type Taxed = { fee: bigint; vat: bigint; quarter: string }

/** The bank keeps something for itself, and what of it is tax comes back. */
export const charged = (bank: Leaf, { fee, vat, quarter }: Taxed) => [
  ...row({ debit: { account: '6150' }, credit: bank, amount: fee, line: 'shared' }),
  ...row({ debit: { account: '1250', key: quarter }, credit: bank, amount: vat }),
]

/** The bank took it out of what is held for others: an account of ours bears it, with money it had from theirs for that. */
export const chargedToTrust = ({ trust, ours }: { trust: Leaf; ours: Leaf }, tax: Taxed) => [
  ...charged(ours, tax),
  ...hadFrom({ trust, ours }, tax.fee + tax.vat),
]

/** An account of ours has had so much of what is held for others. */
export const hadFrom = ({ trust, ours }: { trust: Leaf; ours: Leaf }, amount: bigint) =>
  row({ debit: ours, credit: trust, amount })

/** The provider pays out what came by card, less what it keeps. */
export const settled = (bank: Leaf, { provider, paid, fee, vat, quarter }: Taxed & { provider: string; paid: bigint }) => {
  const credit = { account: '1150', key: provider }
  return [
    ...row({ debit: bank, credit, amount: paid }),
    ...row({ debit: { account: '6150' }, credit, amount: fee, line: 'shared' }),
    ...row({ debit: { account: '1250', key: quarter }, credit, amount: vat }),
  ]
}

export const earned = (bank: Leaf, amount: bigint) => row({ debit: bank, credit: { account: '4900' }, amount, line: 'shared' })

export const unknownLeaf = (lineId: string) => ({ account: '2159', key: lineId })

/** Nobody knows whose it is, or what for: it lies in a leaf of its line until somebody does. */
export const unknown = (bank: Leaf, { id, amount }: { id: string; amount: bigint }) =>
  amount > 0n
    ? row({ debit: bank, credit: unknownLeaf(id), amount })
    : row({ debit: { account: '1290', key: id }, credit: bank, amount: -amount })
