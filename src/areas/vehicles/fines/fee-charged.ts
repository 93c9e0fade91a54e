import { invoicesNow } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'

/** What our fee came to for whoever paid it, its tax within, by the invoice it stands on. */
export async function feesCharged({ db }: Pick<Ctx, 'db'>, fines: readonly { feeInvoiceId: string | null }[]) {
  const ids = fines.flatMap(({ feeInvoiceId }) => feeInvoiceId ?? [])
  return new Map((ids.length > 0 ? await invoicesNow({ db }, ids) : []).map(({ id, total }) => [id, total]))
}
