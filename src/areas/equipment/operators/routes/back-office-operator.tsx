import { data } from 'react-router'
import { operatorsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { accountChoices, licensedKinds, operatorById } from '../queries.ts'
import { OperatorFields } from '../ui/operator-form.tsx'
import { correctOperator } from '../use-cases/correct-operator.ts'
import type { Route } from './+types/back-office-operator'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.one.name ?? ''} · المشغّلون · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.name ?? '' }

export const loader = page(may.manageOperators, async (ctx, { params }) => {
  const one = await operatorById(ctx, params.operatorId)
  if (!one) throw data('لا يوجد هذا المشغّل.', { status: 404, statusText: 'Not Found' })
  return { one, accounts: await accountChoices(ctx), kinds: await licensedKinds(ctx) }
})

export const action = submit(correctOperator, () => saying('صُحّحت بيانات المشغّل', operatorsPath))

export default function OperatorPage({ loaderData: { one, accounts, kinds }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>
          <bdi>{one.name}</bdi>
        </h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <OperatorFields {...{ reply, accounts, kinds }} kept={one} />
          <div>
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
