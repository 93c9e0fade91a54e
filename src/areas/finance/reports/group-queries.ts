import type { MovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { partNames } from '#areas/finance/ledger/results-asked.ts'
import { turnovers } from '#areas/finance/ledger/trial-balance.ts'
import type { Ctx } from '#platform/context.ts'
import { type GroupName, groupOf } from './groups.ts'
import { isInternal } from './statement.ts'

/** The codes of a group's accounts; of the company as a whole, hire between its own lines is no result. */
export async function asGroup(ctx: Pick<Ctx, 'db'>, name: GroupName, asked: MovementsAsked) {
  const { holds, standing } = groupOf(name)
  const accounts = await ctx.db.selectFrom('accounts').select(['code', 'type']).execute()
  const isWhole = asked.results === 'yes' && partNames.every((part) => asked[part] === '')
  const held = accounts.filter(holds).filter(({ code }) => !isWhole || !isInternal(code))
  const codes = held.map(({ code }) => code)
  const earlier = name === 'earlier' && asked.to ? { earlier: `${asked.to.slice(0, 4)}-01-01` } : {}
  const code = standing ? await onSide(ctx, codes, { standing, until: asked.to || 'infinity' }) : codes
  return { ...asked, code, ...earlier }
}

type Standing = { standing: 'debit' | 'credit'; until: string }

async function onSide(ctx: Pick<Ctx, 'db'>, codes: string[], { standing, until }: Standing) {
  const moved = await turnovers(ctx, until)
  const stand = moved.filter(({ debits, credits }) => (standing === 'debit' ? debits > credits : credits > debits))
  const found = new Set(stand.map(({ account }) => account))
  return codes.filter((code) => found.has(code))
}
