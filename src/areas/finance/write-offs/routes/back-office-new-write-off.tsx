import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { whoIsAsked } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { WriteOffForm } from '../ui/write-off-form.tsx'
import { askWriteOff } from '../use-cases/ask-write-off.ts'
import { writeOffPath, writeOffsPath } from '../write-off-asked.ts'
import { newWriteOff } from '../write-off-form-queries.ts'
import type { Route } from './+types/back-office-new-write-off'

export const meta = () => [{ title: 'طلب شطب · التحالف' }]

export const handle = { above: { to: writeOffsPath, label: 'شطب المستحقات' }, crumb: () => 'طلب شطب' }

export const loader = page(financePermissions.writeOffCharges, async (ctx, { query }) => {
  const asked = { ...whoIsAsked(query), invoice: query.get('invoice') ?? '' }
  return { formId: ctx.newId(), ...(await newWriteOff(ctx, asked)) }
})

export const action = submit(askWriteOff, ({ id, number }) =>
  saying(`طُلب الشطب ${number}، وهو بانتظار الاعتماد`, writeOffPath(id)),
)

export default function NewWriteOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, debtor, found } = loaderData
  return (
    <>
      <HeadFor title="طلب شطب" as="على" whom={debtor} />
      {debtor ? (
        <WriteOffForm key={debtor.id} {...loaderData} debtor={debtor} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="على من الدين؟" />
      )}
    </>
  )
}
