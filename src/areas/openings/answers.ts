import { holdersOfOldNumber, openingsBrought } from '#areas/finance/public-openings.ts'
import { onQuestion } from '#platform/hook.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { folded } from '#values/text.ts'
import { openingItemKinds } from './columns.ts'
import { sumsOfItems } from './queries.ts'

/** For those who say that all is in. */
const brought = onQuestion(openingsBrought, async (asked) => {
  const { count } = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('openingImports')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow()
  const items = await sumsOfItems(asked)
  const stands = items.map(
    ({ kind, ...all }) => `${openingItemKinds[kind]}: ${howMany(all.count, 'row')}، ${inRials(all.amount)}`,
  )
  return { waiting: Number(count), stands }
})

/** Whose old invoice has this number; of two with one number both. */
const holders = onQuestion(holdersOfOldNumber, async (asked, { number }) => {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('openingItems')
    .select('partyId')
    .distinct()
    .where('kind', '=', 'invoices')
    .where('mark', '=', folded(number))
    .where('undoneAt', 'is', null)
    .limit(8)
    .execute()
  return rows.flatMap(({ partyId }) => partyId ?? [])
})

export const openingAnswers = [brought, holders]
