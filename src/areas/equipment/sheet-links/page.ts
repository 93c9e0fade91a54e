import { contractsNamed } from '#areas/contracts/public.ts'
import { sheetCodes } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { linkOf, sheetsWaiting } from './found.ts'

/** What whoever holds a link sees: the sheets of that hire alone, and where the code went. */
export async function sheetLinkPage(ctx: Ctx, token: string) {
  const link = await linkOf(ctx, token)
  const [contract] = link ? await contractsNamed(ctx, [link.contractId]) : []
  if (!link || !contract) return null
  const code = await sheetCodes.waiting(ctx, link.codeId)
  return {
    ...{ token, number: contract.number, site: link.site, signer: link.signer },
    sheets: await sheetsWaiting(ctx.db, link.contractId),
    code: code && { to: code.to, wait: code.wait },
    sendsTo: sheetCodes.shown({ kind: 'phone', value: link.phone }),
  }
}
export type SheetLinkPage = NonNullable<Awaited<ReturnType<typeof sheetLinkPage>>>
