import { data } from 'react-router'
import { AgreementPage } from '#areas/rates/public-ui.tsx'
import { agreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { carAgreementPages } from '../agreement-pages.ts'
import { endAgreement } from '../commands.ts'
import { agreement } from '../queries.ts'
import type { Route } from './+types/back-office-agreement'

export const loader = page(may.viewReservations, async (ctx, { params }) => {
  const one = await agreement(ctx, params.agreementId)
  if (!one) throw data('لا توجد هذه الاتفاقية.', { status: 404, statusText: 'Not Found' })
  return { one }
})

export const action = submitOneOf({
  end: submit(endAgreement, ({ id }) => saying('أُنهيت الاتفاقية', agreementPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `اتفاقية ${loaderData?.one.company ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.company ?? '' }

export default function CarAgreement({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  return <AgreementPage one={one} pages={carAgreementPages} reply={reply} />
}
