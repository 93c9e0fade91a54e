import type { Transfer } from '#areas/finance/ledger/journal.ts'

/** The tax of the quarter goes over to the authority; with more taken back than sold, or bought, the other way round. */
export function filing(quarter: string, { output, input }: { output: bigint; input: bigint }): Transfer[] {
  const [due, sold, bought] = [{ account: '2185' }, { account: '2180', key: quarter }, { account: '1250', key: quarter }]
  const moved = (debit: Transfer['debit'], credit: Transfer['credit'], amount: bigint): Transfer[] =>
    amount === 0n ? [] : [amount > 0n ? { debit, credit, amount } : { debit: credit, credit: debit, amount: -amount }]
  return [...moved(sold, due, output), ...moved(due, bought, input)]
}
