import { data } from 'react-router'
import { machineAgreementPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { AgreementPage } from '#areas/rates/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { machineAgreementPages } from '../agreement-pages.ts'
import { endAgreement } from '../commands.ts'
import { agreement } from '../queries.ts'
import type { Route } from './+types/back-office-machine-agreement'

export const loader = page(may.viewHires, async (ctx, { params }) => {
  const one = await agreement(ctx, params.agreementId)
  if (!one) throw data('لا توجد هذه الاتفاقية.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submitOneOf({
  end: submit(endAgreement, ({ id }) => saying('أُنهيت الاتفاقية', machineAgreementPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `اتفاقية ${loaderData?.one.company ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.company ?? '' }

export default function MachineAgreement({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  return <AgreementPage one={one} pages={machineAgreementPages} reply={reply} />
}
