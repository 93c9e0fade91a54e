import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { whoIsAsked } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { setOffPath, setOffsPath } from '../set-off-asked.ts'
import { newSetOff } from '../set-off-form-queries.ts'
import { SetOffForm } from '../ui/set-off-form.tsx'
import { askSetOff } from '../use-cases/ask-set-off.ts'
import type { Route } from './+types/back-office-new-set-off'

export const meta = () => [{ title: 'طلب مقاصة · التحالف' }]

export const handle = { above: { to: setOffsPath, label: 'المقاصات' }, crumb: () => 'طلب مقاصة' }

export const loader = page(financePermissions.setOffAccounts, async (ctx, { query }) => ({
  formId: ctx.newId(),
  ...(await newSetOff(ctx, whoIsAsked(query))),
}))

export const action = submit(askSetOff, ({ id, number }) =>
  saying(`طُلبت المقاصة ${number}، وهي بانتظار الاعتماد`, setOffPath(id)),
)

export default function NewSetOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, holder, found } = loaderData
  return (
    <>
      <HeadFor title="طلب مقاصة" as="لحساب" whom={holder} />
      {holder ? (
        <SetOffForm key={holder.id} {...loaderData} holder={holder} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="لمن الحسابان؟" />
      )}
    </>
  )
}
