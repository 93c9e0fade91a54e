import { data } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsPage } from '#areas/documents/public-ui.tsx'
import { machinePapersPath, machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { machinePaperKinds } from '../machine.ts'
import { machine } from '../machine-detail.ts'
import { machinePapers } from '../papers.ts'
import { addMachinePaper, correctMachinePaper, withdrawMachinePaper } from '../use-cases/change-machine-papers.ts'
import type { Route } from './+types/back-office-machine-papers'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await machine(ctx, params.machineId)
  if (!one) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  return { one, documents: await documentsOf(ctx, machinePapers, one.id), formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ machineId }: { machineId: string }) =>
    saying(said, machinePapersPath(machineId))

export const action = submitOneOf({
  add: submit(addMachinePaper, back('أُضيفت الوثيقة')),
  correct: submit(correctMachinePaper, back('صُحّحت الوثيقة')),
  withdraw: submit(withdrawMachinePaper, back('سُحبت الوثيقة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وثائق ${loaderData?.one.code ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الوثائق' }

export default function MachinePapersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, documents, formId, act } = loaderData
  return (
    <DocumentsPage
      title="وثائق المعدّة"
      record={{ name: `${one.model} ${one.code}`, path: machinePath(one.id) }}
      kinds={machinePaperKinds}
      path={machinePapersPath(one.id)}
      mayChange={one.may.manage}
      {...{ documents, formId, act, reply }}
    />
  )
}
