import { Link } from 'react-router'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { WriteOffForm } from '../ui/write-off-form.tsx'
import { askWriteOff } from '../use-cases/ask-write-off.ts'
import { writeOffPath, writeOffsPath } from '../write-off-asked.ts'
import { newWriteOff } from '../write-off-form-queries.ts'
import type { Route } from './+types/back-office-new-write-off'

export const meta = () => [{ title: 'طلب شطب · التحالف' }]

export const handle = { above: { to: writeOffsPath, label: 'شطب المستحقات' }, crumb: () => 'طلب شطب' }

export const loader = page(financePermissions.writeOffCharges, async (ctx, { query }) => {
  const asked = { party: query.get('party') ?? '', invoice: query.get('invoice') ?? '' }
  return { formId: ctx.newId(), ...(await newWriteOff(ctx, { ...asked, q: (query.get('q') ?? '').trim().slice(0, 80) })) }
})

export const action = submit(askWriteOff, ({ id, number }) =>
  saying(`طُلب الشطب ${number}، وهو بانتظار الاعتماد`, writeOffPath(id)),
)

export default function NewWriteOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, debtor, found } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>طلب شطب</h1>
          {debtor && (
            <p className="muted sm">
              على <bdi>{debtor.name}</bdi> <Code>{debtor.number}</Code>
              {' · '}
              <Link className="link" to={`${writeOffsPath}/new`}>
                اختر غيره
              </Link>
            </p>
          )}
        </div>
      </div>
      {debtor ? (
        <WriteOffForm key={debtor.id} {...loaderData} debtor={debtor} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="على من الدين؟" />
      )}
    </>
  )
}
