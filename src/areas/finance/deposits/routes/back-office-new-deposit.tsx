import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { whoIsAsked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { depositPath } from '../deposit-asked.ts'
import { DepositForm } from '../ui/deposit-form.tsx'
import { askDeposit } from '../use-cases/ask-deposit.ts'
import type { Route } from './+types/back-office-new-deposit'

export const meta = () => [{ title: 'طلب تأمين مسترد · التحالف' }]

export const handle = { above: { to: '/admin/finance/deposits', label: 'التأمينات المستردة' }, crumb: () => 'طلب تأمين مسترد' }

export const loader = page(financePermissions.askDeposits, async (ctx, { query }) => {
  const { whom: holder, ...who } = await whoIsMeant(ctx, whoIsAsked(query))
  return {
    ...who,
    holder,
    branches: await branchChoices(ctx, financePermissions.askDeposits),
    today: dayOf(ctx.now()),
    formId: ctx.newId(),
  }
})

export const action = submit(askDeposit, ({ id }) => saying('طُلب التأمين المسترد، ويُقبض عند الكاشير', depositPath(id)))

export default function NewDepositPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, holder, found, branches, today, formId } = loaderData
  return (
    <>
      <HeadFor title="طلب تأمين مسترد" as="من" whom={holder} />
      {holder ? (
        <DepositForm key={holder.id} partyId={holder.id} branches={branches} today={today} formId={formId} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="ممن يُطلب؟" />
      )}
    </>
  )
}
