import { data, Link } from 'react-router'
import { agreementPath, agreementsPath, newAgreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { addressWith } from '#values/asked.ts'
import { agreement } from '../queries.ts'
import { AgreementAbout, OtherAgreements } from '../ui/agreement-about.tsx'
import { AgreementBadge } from '../ui/agreement-badge.tsx'
import { EndForm } from '../ui/end-form.tsx'
import { endAgreement } from '../use-cases/end-agreement.ts'
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

export default function AgreementPage({ loaderData: { one }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            اتفاقية <bdi>{one.company}</bdi>
          </h1>
          <p className="muted sm">
            <AgreementBadge state={one.state} /> · <Link to={agreementsPath}>كل الاتفاقيات</Link>
          </p>
        </div>
        {one.mayRenew && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={addressWith(newAgreementPath, { party: one.partyId })}>
              اتفاقية تحل محلها
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <div className="stack">
          <AgreementAbout one={one} />
          {one.others.length > 0 && <OtherAgreements others={one.others} />}
        </div>
        <div className="stack">
          {one.mayEnd && (
            <Card title="إنهاء الاتفاقية">
              <EndForm one={one} reply={reply} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
