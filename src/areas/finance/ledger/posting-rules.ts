import type { ServiceLine } from './account.ts'
import type { Leaf, Transfer } from './journal.ts'

/**
 * The posting rules: what happened, and which leaf receives and which gives. Pure: no balance is read here, and nobody else writes
 * transfers of these things.
 *
 * Not here yet, as the papers they follow come with the area of parcels: what is to be paid to merchants (2155), from which those also pay
 * what they owe.
 */

/** What the rules need to know of a charge. */
export type Debt = {
  partyId: string
  branchId: string
  line: ServiceLine
  debtAccount: string
  incomeAccount: string
  incomeKey: string
  contractId: string | null
  resourceId: string | null
  projectId: string | null
}

const row = (transfer: Transfer): Transfer[] => (transfer.amount === 0n ? [] : [transfer])

const dimensions = ({ line, partyId, branchId, contractId, resourceId, projectId }: Debt) => ({
  ...{ line, partyId, branchId },
  ...{ contractId, resourceId, projectId },
})

const incomeOf = ({ incomeAccount, incomeKey }: Debt) => ({ account: incomeAccount, key: incomeKey })

const deferredFor = ({ key }: Pick<Ahead, 'key'>) => ({ account: '2210', key })

/** What a tenant owes an owner stands beside the books, under the owner's mandate, until it is paid. */
export const isOwners = ({ debtAccount }: Pick<Debt, 'debtAccount'>) => debtAccount === '9110'

const owed = ({ debtAccount, partyId }: Debt) => ({ account: debtAccount, key: partyId })

/** What of a price days to come are to earn, and the contract or the charge in whose leaf it waits for them. */
type Ahead = { amount: bigint; key: string }
type Priced = { net: bigint; vat: bigint; quarter: string; ahead?: Ahead | undefined }

/** Somebody owes the price and its tax; what is hired for days to come is no income yet. The tax of an owner's rent is the owner's. */
export function charged(debt: Debt, { net, vat, quarter, ahead = { amount: 0n, key: '' } }: Priced) {
  if (isOwners(debt)) return row({ debit: owed(debt), credit: incomeOf(debt), amount: net + vat, ...dimensions(debt) })
  return [
    ...row({ debit: owed(debt), credit: incomeOf(debt), amount: net - ahead.amount, ...dimensions(debt) }),
    ...row({ debit: owed(debt), credit: deferredFor(ahead), amount: ahead.amount, ...dimensions(debt) }),
    ...row({ debit: owed(debt), credit: { account: '2180', key: quarter }, amount: vat, ...dimensions(debt) }),
  ]
}

/** It was owed before these books began, and what came of it then, its tax too, stands in those before. */
export const openedDebt = (debt: Debt, amount: bigint) =>
  row({ debit: owed(debt), credit: { account: '3999' }, amount, ...dimensions(debt) })

/** Money of theirs came to us before these books began: it lies in this leaf, and they have it to their credit, or left it for a contract. */
export const openedPot = (pot: Leaf, paid: Paid): Transfer[] => [{ debit: { account: '3999' }, credit: pot, ...paid }]

/** A day of the hire has come: what it earns is income. */
export const earned = (debt: Debt, { amount, key }: Ahead) =>
  row({ debit: deferredFor({ key }), credit: incomeOf(debt), amount, ...dimensions(debt) })

/** Part of it is owed no more: the same the other way round, its tax in the quarter of today. */
export const credited = (debt: Debt, amounts: Priced) =>
  charged(debt, amounts).map(({ debit, credit, ...rest }) => ({ ...rest, debit: credit, credit: debit }))

/** Nobody will pay it: our loss, its tax with it. Rent of others is no loss of ours, and is awaited no more. */
export const writtenOff = (debt: Debt, sums: { net: bigint; vat: bigint }) => givenUp(debt, sums, '6170')

/** Nobody but us has to pay what the police fine: our cost, owed to them under its reference. */
export const finedOurselves = (reference: string, { amount, ...about }: Fined): Transfer[] =>
  row({ debit: { account: '6180' }, credit: { account: '2196', key: reference }, amount, line: 'cars', ...about })
type Fined = { amount: bigint; branchId: string; resourceId: string }

type OnCard = { partyId: string; branchId: string }

/** Held on a card it is neither ours nor owed: it stands beside the books, in the leaf of its contract. */
export const heldOnCard = (contractId: string, amount: bigint, { partyId, branchId }: OnCard): Transfer[] =>
  row({
    ...{ debit: { account: '9410', key: contractId }, credit: { account: '9490', key: contractId }, amount },
    ...{ partyId, branchId, contractId },
  })

/** And goes from there once it is taken or let go. */
export const letGoOnCard = (contractId: string, amount: bigint, { partyId, branchId }: OnCard): Transfer[] =>
  row({
    ...{ debit: { account: '9490', key: contractId }, credit: { account: '9410', key: contractId }, amount },
    ...{ partyId, branchId, contractId },
  })

type Insured = { branchId: string; contractId: string; resourceId: string }

/** An insurer is to pay the damage of a car of ours, in the leaf of the claim. */
export const claimedOnInsurer = (claimId: string, amount: bigint, about: Insured): Transfer[] =>
  row({ debit: { account: '1245', key: claimId }, credit: { account: '4420' }, amount, line: 'cars', ...about })

/** It paid so much of it into a bank, and owes the rest no more: that was no income. */
export const insurerPaid = (
  { claimId, bank }: { claimId: string; bank: Leaf },
  { amount, rest, ...about }: Insured & { amount: bigint; rest: bigint },
): Transfer[] => {
  const claim = { account: '1245', key: claimId }
  return [
    ...row({ debit: bank, credit: claim, amount, ...about }),
    ...row({ debit: { account: '4420' }, credit: claim, amount: rest, line: 'cars', ...about }),
  ]
}

type Compensated = { partyId: string; branchId: string }

/** A parcel was lost or damaged in our hands: our cost, owed in the leaf of its claim. */
export const parcelClaimOwed = (claimId: string, amount: bigint, about: Compensated): Transfer[] =>
  row({ debit: { account: '6195' }, credit: { account: '2197', key: claimId }, amount, line: 'parcels', ...about })

/** And paid out of a bank. */
export const parcelClaimPaid = (
  { claimId, bank }: { claimId: string; bank: Leaf },
  amount: bigint,
  about: Compensated,
): Transfer[] => row({ debit: { account: '2197', key: claimId }, credit: bank, amount, ...about })

type Internal = { branchId: string; projectId: string; resourceId: string; amount: bigint }

/** A machine of ours on a project of ours goes through the clearing between services, which stays at zero. */
export const hiredInternally = ({ branchId, projectId, resourceId, amount }: Internal): Transfer[] => {
  const clearing = { account: '3995' }
  return [
    ...row({ debit: { account: '5230' }, credit: clearing, amount, line: 'construction', branchId, projectId }),
    ...row({ debit: clearing, credit: { account: '4390' }, amount, line: 'equipment', branchId, resourceId }),
  ]
}

/** No coin is small enough to pay it: a cost of rounding. */
export const roundedOff = (debt: Debt, sums: { net: bigint; vat: bigint }) => givenUp(debt, sums, '6199')

function givenUp(debt: Debt, { net, vat }: { net: bigint; vat: bigint }, cost: string) {
  const lost = isOwners(debt) ? incomeOf(debt) : { account: cost }
  return row({ debit: lost, credit: owed(debt), amount: net + vat, ...dimensions(debt) })
}

/** Money came from somebody: their credit, until it is said what it pays. */
export const received = (partyId: string, parts: readonly { account: string; key: string; amount: bigint }[]): Transfer[] =>
  parts.map(({ account, key, amount }) => ({
    debit: { account, key },
    credit: { account: '2160', key: partyId },
    amount,
    partyId,
  }))

/** Money of somebody's that we hold goes out to them, out of a box or from an account at a bank. */
export const paidOut = (pot: Leaf, from: Leaf, { amount, partyId, branchId }: Paid): Transfer[] => [
  { debit: pot, credit: from, amount, partyId, branchId },
]
/** What somebody left with us is another's from here, as the first agreed. */
export const creditMoved = (from: string, to: string, { amount, branchId }: Omit<Paid, 'partyId'>): Transfer[] => [
  { debit: { account: '2160', key: from }, credit: { account: '2160', key: to }, amount, partyId: from, branchId },
]
type Paid = { amount: bigint; partyId: string; branchId: string }

/** The leaf in which a deposit lies from when it is paid until it is used or goes back; an owner's rent lies in the pool of the mandate. */
function heldIn(debt: Debt) {
  const { line, incomeKey } = debt
  if (isOwners(debt)) return { account: '2120', key: incomeKey }
  return { account: line === 'rent' ? '2130' : '2140', key: incomeKey }
}

/**
 * What somebody left with us pays what the same person owes: the credit of the party unless another pot is said. What pays a deposit
 * that was asked for, or an owner's rent, is held for those from then on, and awaited no more.
 */
export function allocated(debt: Debt, { net, vat }: { net: bigint; vat: bigint }, pot: Leaf = creditOf(debt)) {
  const amount = net + vat
  if (debt.debtAccount === '1210') return row({ debit: pot, credit: owed(debt), amount, ...dimensions(debt) })
  return [
    ...row({ debit: pot, credit: heldIn(debt), amount, ...dimensions(debt) }),
    ...row({ debit: incomeOf(debt), credit: owed(debt), amount, ...dimensions(debt) }),
  ]
}

const creditOf = ({ partyId }: Debt) => ({ account: '2160', key: partyId })

type Kept = { partyId: string; branchId: string; amount: bigint }

/** A cheque goes from one place of the vault to another; it comes in and leaves against what stands over the vault. */
export const chequeMoved = ({ partyId, branchId, amount }: Kept, from: string | null, to: string | null): Transfer[] => [
  {
    debit: { account: to ?? '9290', key: partyId },
    credit: { account: from ?? '9290', key: partyId },
    ...{ amount, partyId, branchId },
  },
]

type OfPool = { amount: bigint; branchId: string }

/** The pool of a mandate would be short of what leaves it: the company lends it that. */
export const lent = (mandateId: string, { amount, branchId }: OfPool): Transfer[] => [
  { debit: { account: '1225', key: mandateId }, credit: { account: '2120', key: mandateId }, amount, branchId },
]

export const takenBackFromPool = (mandateId: string, { amount, branchId }: OfPool): Transfer[] => [
  { debit: { account: '2120', key: mandateId }, credit: { account: '1225', key: mandateId }, amount, branchId },
]

type Settled = { branchId: string; shares: readonly { partyId: string; amount: bigint }[] }

/** What was collected under a mandate is owed to its owners, each their share, and may be paid out. */
export const settledWithOwners = (mandateId: string, { branchId, shares }: Settled): Transfer[] =>
  shares.map(({ partyId, amount }) => ({
    debit: { account: '2120', key: mandateId },
    credit: { account: '2125', key: partyId },
    ...{ amount, partyId, branchId },
  }))
