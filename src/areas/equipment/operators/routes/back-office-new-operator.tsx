import { operatorsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { branchChoices } from '../../machines/queries.ts'
import { accountChoices, licensedKinds } from '../queries.ts'
import { OperatorFields } from '../ui/operator-form.tsx'
import { addOperator } from '../use-cases/add-operator.ts'
import type { Route } from './+types/back-office-new-operator'

export const meta = () => [{ title: 'مشغّل جديد · التحالف' }]

export const handle = { crumb: () => 'مشغّل جديد' }

export const loader = page(may.manageOperators, async (ctx) => ({
  accounts: await accountChoices(ctx),
  kinds: await licensedKinds(ctx),
  branches: await branchChoices(ctx, may.manageOperators),
  formId: ctx.newId(),
}))

export const action = submit(addOperator, () => saying('أُضيف المشغّل', operatorsPath))

export default function NewOperatorPage({ loaderData: { formId, ...offered }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>مشغّل جديد</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <OperatorFields {...offered} reply={reply} />
          <div>
            <SubmitButton>أضف المشغّل</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
