import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { type Leaf, mirrorOf, type Transfer } from '#areas/finance/ledger/journal.ts'

type Bought = {
  account: string
  line: ServiceLine
  net: bigint
  vat: bigint
  recoverable: boolean
  asset: string | null
  branchId: string | null
  projectId: string | null
  resourceId: string | null
}

export const owedTo = (supplierId: string) => ({ account: '2110', key: supplierId })

/** Something was bought: the cost, or what it is that stays, and the tax that comes back; tax that does not is part of the cost. */
export function bought(supplierId: string, lines: readonly Bought[], quarter: string): Transfer[] {
  const credit = owedTo(supplierId)
  const tax = lines.reduce((sum, { vat, recoverable }) => (recoverable ? sum + vat : sum), 0n)
  return [
    ...lines.map(({ account, asset, line, branchId, projectId, resourceId, net, vat, recoverable }) => ({
      ...{ debit: { account, key: asset ?? undefined }, credit, line, branchId, projectId, resourceId },
      amount: recoverable ? net : net + vat,
    })),
    ...(tax > 0n ? [{ debit: { account: '1250', key: quarter }, credit, amount: tax }] : []),
  ]
}

/** A supplier took back so much of what was bought from him. */
export const takenBack = (...given: Parameters<typeof bought>): Transfer[] => mirrorOf(bought(...given))

export const paidOut = (supplierId: string, bank: Leaf, amount: bigint): Transfer[] => [
  { debit: owedTo(supplierId), credit: bank, amount },
]

export const paidBack = (...given: Parameters<typeof paidOut>): Transfer[] => mirrorOf(paidOut(...given))
