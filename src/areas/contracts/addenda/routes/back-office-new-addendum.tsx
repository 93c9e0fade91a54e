import { data } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { contractPath } from '../../contract.ts'
import { contract } from '../../contract-detail.ts'
import { contractsPermissions } from '../../permissions.ts'
import { takesRent } from '../addenda-of.ts'
import { AddendumFields } from '../ui/addendum-form.tsx'
import { addAddendum } from '../use-cases/add-addendum.ts'
import type { Route } from './+types/back-office-new-addendum'

export const meta = () => [{ title: 'ملحق جديد · العقود · التحالف' }]

export const handle = { crumb: () => 'ملحق جديد' }

export const loader = page(contractsPermissions.addAddendum, async (ctx, { params }) => {
  const one = await contract(ctx, params.contractId)
  if (!one?.may.amend) throw data('لا يُلحق بهذا العقد: ليس ساريًا، أو ليس من عقودك.', { status: 404, statusText: 'Not Found' })
  return { number: one.number, kindLabel: one.kindLabel, newId: ctx.newId(), withRent: takesRent(ctx, one.kind) }
})

export const action = submit(addAddendum, ({ id }) => saying('أُضيف الملحق. عاينه ثم أرسله للتوقيع.', contractPath(id)))

export default function NewAddendumPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, kindLabel, newId, withRent } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ملحق جديد</h1>
          <p className="muted sm">
            {kindLabel} <Code>{number}</Code>
          </p>
        </div>
      </div>
      <Card title="الملحق">
        <AddendumFields newId={newId} withRent={withRent} reply={actionData} save="احفظ المسودة" />
      </Card>
    </>
  )
}
