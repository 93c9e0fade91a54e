import { machinePapersPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { kindChoices } from '../../kinds/queries.ts'
import { branchChoices } from '../queries.ts'
import { MachineFields } from '../ui/machine-form.tsx'
import { addMachine } from '../use-cases/add-machine.ts'
import type { Route } from './+types/back-office-new-machine'

export const meta = () => [{ title: 'معدّة جديدة · التحالف' }]

export const handle = { crumb: () => 'معدّة جديدة' }

export const loader = page(may.manage, async (ctx) => ({
  kinds: await kindChoices(ctx.db),
  suppliers: (await suppliersToChoose(ctx)).map(({ id, name }) => [id, name] as const),
  branches: await branchChoices(ctx, may.manage),
  formId: ctx.newId(),
}))

export const action = submit(addMachine, ({ id }) => saying('أُضيفت المعدّة. أضف وثائقها لتُؤجَّر', machinePapersPath(id)))

export default function NewMachinePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { kinds, suppliers, branches, formId } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>معدّة جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <MachineFields {...{ reply, kinds, suppliers, branches }} />
          <div>
            <SubmitButton>أضف المعدّة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
