import { Link } from 'react-router'
import { findParties, partyOnPaper } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { depositPath, depositsPath } from '../deposit-asked.ts'
import { DepositForm } from '../ui/deposit-form.tsx'
import { askDeposit } from '../use-cases/ask-deposit.ts'
import type { Route } from './+types/back-office-new-deposit'

export const meta = () => [{ title: 'طلب تأمين مسترد · التحالف' }]

export const handle = { above: { to: '/admin/finance/deposits', label: 'التأمينات المستردة' }, crumb: () => 'طلب تأمين مسترد' }

export const loader = page(financePermissions.askDeposits, async (ctx, { query }) => {
  const [party, q] = [query.get('party') ?? '', (query.get('q') ?? '').trim().slice(0, 80)]
  const holder = isUuid(party) ? await partyOnPaper(ctx, party) : null
  return {
    q,
    holder: holder && { id: holder.id, name: holder.name, number: holder.number },
    found: holder ? [] : await findParties(ctx, q),
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
      <div className="page-h">
        <div>
          <h1>طلب تأمين مسترد</h1>
          {holder && (
            <p className="muted sm">
              من <bdi>{holder.name}</bdi> <Code>{holder.number}</Code>
              {' · '}
              <Link className="link" to={`${depositsPath}/new`}>
                اختر غيره
              </Link>
            </p>
          )}
        </div>
      </div>
      {holder ? (
        <DepositForm key={holder.id} partyId={holder.id} branches={branches} today={today} formId={formId} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="ممن يُطلب؟" />
      )}
    </>
  )
}
