import { sql } from 'kysely'
import { branchNamed } from '#areas/company/public.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { agedDebts, summedBy } from './aged-debts.ts'
import type { DebtsAsked } from './debts-asked.ts'
import type { DebtSums } from './debts-queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The same debts by service or by branch; credit belongs to no service until it pays something. */
export async function groupedDebts(ctx: Reader, asked: DebtsAsked & { by: 'service' | 'branch' }, permission: Permission) {
  const key = asked.by === 'service' ? sql`line` : sql`branch_id::text`
  const { rows } = await sql<DebtSums & { key: string | null }>`
    ${summedBy(key, sql`(${agedDebts(ctx, { ...asked, permission })}) a`)} order by owed desc`.execute(ctx.db)
  return Promise.all(rows.map(async ({ key: id, ...sums }) => ({ id, name: await nameOf(ctx, asked.by, id), ...sums })))
}
export type DebtGroup = Awaited<ReturnType<typeof groupedDebts>>[number]

async function nameOf(ctx: Reader, by: 'service' | 'branch', id: string | null) {
  if (by === 'branch') return (await branchNamed(ctx, id ?? '')) ?? ''
  return id === null ? 'رصيد دائن لم يُوزَّع' : serviceInWords(id)
}

/** What all groups come to. */
export const sumOfGroups = (groups: readonly DebtGroup[]) => {
  const sum = (name: keyof DebtSums) => groups.reduce((total, group) => total + group[name], 0n)
  return {
    ...{ ahead: sum('ahead'), month: sum('month'), two: sum('two'), three: sum('three') },
    ...{ six: sum('six'), older: sum('older') },
    ...{ credit: sum('credit'), overdue: sum('overdue'), owed: sum('owed'), balance: sum('balance') },
  }
}
