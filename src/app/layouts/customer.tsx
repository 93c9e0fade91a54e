import { Outlet } from 'react-router'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { accountInShort } from '#areas/finance/statements/account-in-short.ts'
import { AccountPanel } from '#areas/finance/statements/ui/account-panel.tsx'
import { requestCtx } from '#platform/http.ts'
import type { Route } from './+types/customer'

/** What later areas know of a customer, for the page of an earlier one: it says where it stands, and not what it is. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  if (!ctx.actor.may(may.viewStatements)) return null
  const account = await accountInShort(ctx, params.id)
  if (!account || account.id !== params.id) return null
  const acts = {
    receive: ctx.actor.may(may.receivePayments),
    issue: ctx.actor.may(may.issueInvoices),
    invoices: ctx.actor.may(may.viewInvoices),
    receipts: ctx.actor.may(may.viewReceipts),
    cheques: ctx.actor.may(may.viewCheques),
    transfers: ctx.actor.may(may.viewCreditTransfers),
    refund: ctx.actor.may(may.preparePayouts),
  }
  return { account, acts }
}

export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData && <AccountPanel account={loaderData.account} may={loaderData.acts} />} />
}
