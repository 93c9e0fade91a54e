import { Outlet } from 'react-router'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { accountInShort } from '#areas/finance/statements/account-in-short.ts'
import { AccountPanel } from '#areas/finance/statements/ui/account-panel.tsx'
import type { Ctx } from '#platform/context.ts'
import { requestCtx } from '#platform/http.ts'
import type { Route } from './+types/customer'

/** The account of a customer on the page of an earlier area; what is a list there is declared by its area as a section. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const account = await accountOf(ctx, params.id)
  const acts = {
    receive: ctx.actor.may(may.receivePayments),
    issue: ctx.actor.may(may.issueInvoices),
    cheques: ctx.actor.may(may.viewCheques),
    refund: ctx.actor.may(may.preparePayouts),
  }
  return { account, acts }
}

async function accountOf(ctx: Ctx, id: string | undefined) {
  const account = ctx.actor.may(may.viewStatements) ? await accountInShort(ctx, id) : null
  return account?.id === id ? account : null
}

export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  const { account, acts } = loaderData
  return <Outlet context={account && <AccountPanel account={account} may={acts} />} />
}
