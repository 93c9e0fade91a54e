import { implementsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { kindChoices } from '../../kinds/queries.ts'
import { branchChoices } from '../../machines/queries.ts'
import { ImplementFields } from '../ui/implement-form.tsx'
import { addImplement } from '../use-cases/add-implement.ts'
import type { Route } from './+types/back-office-new-implement'

export const meta = () => [{ title: 'أداة جديدة · التحالف' }]

export const handle = { crumb: () => 'أداة جديدة' }

export const loader = page(may.manage, async (ctx) => ({
  kinds: await kindChoices(ctx.db),
  branches: await branchChoices(ctx, may.manage),
  formId: ctx.newId(),
}))

export const action = submit(addImplement, () => saying('أُضيفت الأداة', implementsPath))

export default function NewImplementPage({ loaderData: { kinds, branches, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>أداة جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <ImplementFields {...{ reply, kinds, branches }} />
          <div>
            <SubmitButton>أضف الأداة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
