import type { Ctx, Work } from '#platform/context.ts'

/** The papers by which more was asked because of its weight. */
export async function furtherPapers(db: Ctx['db'] | Work['tx'], parcelId: string) {
  const rows = await db
    .selectFrom('parcelWeighings')
    .select('invoiceId')
    .where('parcelId', '=', parcelId)
    .where('invoiceId', 'is not', null)
    .orderBy('at')
    .execute()
  return rows.flatMap(({ invoiceId }) => invoiceId ?? [])
}
