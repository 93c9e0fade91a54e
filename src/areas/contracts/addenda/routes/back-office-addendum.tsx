import { data } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { contractPath } from '../../contract.ts'
import { contract } from '../../contract-detail.ts'
import { contractsPermissions } from '../../permissions.ts'
import { takesRent } from '../addenda-of.ts'
import { AddendumFields } from '../ui/addendum-form.tsx'
import { changeAddendum } from '../use-cases/add-addendum.ts'
import type { Route } from './+types/back-office-addendum'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.number ?? ''} · العقود · التحالف` }]

export const handle = { crumb: () => 'تعديل الملحق' }

export const loader = page(contractsPermissions.addAddendum, async (ctx, { params }) => {
  const one = await contract(ctx, params.contractId)
  if (!one?.amends || !one.may.changeAddendum)
    throw data('لا يُعدّل هذا الملحق: أُرسل للتوقيع، أو ليس من عقودك.', { status: 404, statusText: 'Not Found' })
  const { number, version, startsOn: from, amends } = one
  return {
    number,
    base: amends.number,
    shown: { version, from, changes: amends.changes, rent: amends.rent },
    withRent: takesRent(ctx, amends.kind),
  }
})

export const action = submit(changeAddendum, ({ id }) => saying('حُفظ الملحق', contractPath(id)))

export default function AddendumPage({ loaderData: { number, base, shown, withRent }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            ملحق عقد <Code>{number}</Code>
          </h1>
          <p className="muted sm">
            يتبع العقد <Code>{base}</Code>
          </p>
        </div>
      </div>
      <Card title="الملحق">
        <AddendumFields shown={shown} withRent={withRent} reply={actionData} save="احفظ" />
      </Card>
    </>
  )
}
