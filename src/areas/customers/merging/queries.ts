import { customerNumber } from '#areas/customers/customer.ts'
import { findParties } from '#areas/customers/list/find-parties.ts'
import { alike } from '#areas/customers/record/likeness.ts'
import { mergePreview, partyInReach } from '#areas/customers/record/queries.ts'
import type { Ctx } from '#platform/context.ts'

type Asked = { other: string; q: string }

/** The record that stays, who may be the same person (by likeness, or by what was typed), and the two side by side once chosen. */
export async function mergeChoice(ctx: Ctx, id: string | undefined, { other, q }: Asked) {
  const kept = await partyInReach(ctx, id)
  if (!kept || kept.mergedInto) return null
  const preview = other ? await mergePreview(ctx, { id: kept.id, otherId: other }) : null
  const found = preview
    ? []
    : q
      ? await findParties(ctx, q)
      : (await alike(ctx, kept)).flatMap(({ seen }) => (seen ? [seen] : []))
  const { sequence, name } = kept
  return { id: kept.id, name, number: customerNumber(sequence), q, preview, found: found.filter((one) => one.id !== kept.id) }
}
