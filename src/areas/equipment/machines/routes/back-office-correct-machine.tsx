import { data } from 'react-router'
import { machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { kindChoices } from '../../kinds/queries.ts'
import { machine } from '../machine-detail.ts'
import { MachineFields } from '../ui/machine-form.tsx'
import { correctMachine } from '../use-cases/correct-machine.ts'
import type { Route } from './+types/back-office-correct-machine'

export const meta = () => [{ title: 'تصحيح بيانات معدّة · التحالف' }]

export const handle = { crumb: () => 'تصحيح البيانات' }

export const loader = page(may.manage, async (ctx, { params }) => {
  const one = await machine(ctx, params.machineId)
  if (!one?.may.manage) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  return {
    one,
    kinds: await kindChoices(ctx.db),
    suppliers: (await suppliersToChoose(ctx)).map(({ id, name }) => [id, name] as const),
  }
})

export const action = submit(correctMachine, ({ id }) => saying('صُحّحت بيانات المعدّة', machinePath(id)))

export default function CorrectMachinePage({ loaderData: { one, kinds, suppliers }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تصحيح البيانات</h1>
          <p className="muted sm">
            <bdi>{one.model}</bdi>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <Seen of={one.version} reply={reply} />
          <MachineFields {...{ reply, kinds, suppliers }} kept={one} />
          <div>
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
