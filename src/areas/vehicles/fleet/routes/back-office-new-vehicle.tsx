import { vehiclePapersPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { classChoices } from '../../classes/queries.ts'
import { branchChoices } from '../queries.ts'
import { VehicleFields } from '../ui/vehicle-form.tsx'
import { addVehicle } from '../use-cases/add-vehicle.ts'
import type { Route } from './+types/back-office-new-vehicle'

export const meta = () => [{ title: 'مركبة جديدة · التحالف' }]

export const handle = { crumb: () => 'مركبة جديدة' }

export const loader = page(may.manage, async (ctx) => ({
  classes: await classChoices(ctx.db),
  branches: await branchChoices(ctx, may.manage),
  formId: ctx.newId(),
}))

export const action = submit(addVehicle, ({ id }) =>
  saying('أُضيفت المركبة. أضف رخصتها ووثيقة تأمينها لتُؤجَّر', vehiclePapersPath(id)),
)

export default function NewVehiclePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { classes, branches, formId } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>مركبة جديدة</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الإضافة">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <VehicleFields {...{ reply, classes, branches }} />
          <div>
            <SubmitButton>أضف المركبة</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
