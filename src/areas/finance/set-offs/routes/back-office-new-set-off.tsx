import { Link } from 'react-router'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { setOffPath, setOffsPath } from '../set-off-asked.ts'
import { newSetOff } from '../set-off-form-queries.ts'
import { SetOffForm } from '../ui/set-off-form.tsx'
import { askSetOff } from '../use-cases/ask-set-off.ts'
import type { Route } from './+types/back-office-new-set-off'

export const meta = () => [{ title: 'طلب مقاصة · التحالف' }]

export const handle = { above: { to: setOffsPath, label: 'المقاصات' }, crumb: () => 'طلب مقاصة' }

export const loader = page(financePermissions.setOffAccounts, async (ctx, { query }) => {
  const asked = { party: query.get('party') ?? '', q: (query.get('q') ?? '').trim().slice(0, 80) }
  return { formId: ctx.newId(), ...(await newSetOff(ctx, asked)) }
})

export const action = submit(askSetOff, ({ id, number }) =>
  saying(`طُلبت المقاصة ${number}، وهي بانتظار الاعتماد`, setOffPath(id)),
)

export default function NewSetOffPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, holder, found } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>طلب مقاصة</h1>
          {holder && (
            <p className="muted sm">
              لحساب <bdi>{holder.name}</bdi> <Code>{holder.number}</Code>
              {' · '}
              <Link className="link" to={`${setOffsPath}/new`}>
                اختر غيره
              </Link>
            </p>
          )}
        </div>
      </div>
      {holder ? (
        <SetOffForm key={holder.id} {...loaderData} holder={holder} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="لمن الحسابان؟" />
      )}
    </>
  )
}
