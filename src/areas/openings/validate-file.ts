import type { Ctx, Work } from '#platform/context.ts'
import type { Mapping } from '#platform/imports/columns.ts'
import type { ImportRow } from '#platform/imports/table.ts'
import type { OpeningKind } from './opening-kinds.ts'
import { judgeOpening } from './validate-balances.ts'
import { judgeItems } from './validate-rows.ts'

type Asked = ({ db: Ctx['db'] } | { tx: Work['tx'] }) & Pick<Ctx, 'now'>
type Brought = { kind: OpeningKind; rows: ImportRow[]; mapping: Mapping; day: string; branchId: string | null }

/** What would come of a file, whatever it brings: how many rows are good, what is wrong in the others, and what they come to. */
export async function judge(asked: Asked, { kind, ...brought }: Brought) {
  if (kind === 'balances') {
    const { transfers, ...found } = await judgeOpening(asked, brought.rows, brought.mapping)
    return { ...found, good: transfers.length }
  }
  const { items, ...found } = await judgeItems(asked, { kind, ...brought })
  return { ...found, good: items.length, debits: items.reduce((sum, { amount }) => sum + amount, 0n), credits: 0n }
}
