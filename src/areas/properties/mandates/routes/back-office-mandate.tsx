import { data, Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { ContractLink, ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { RequestLink } from '#ui/request-link.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { mandateKind, mandatePath } from '../mandate.ts'
import { mandate } from '../queries.ts'
import { MandateTerms, MandateUnder, OwnerAccounts } from '../ui/mandate-about.tsx'
import type { Route } from './+types/back-office-mandate'

export const loader = page(viewingContracts, async (ctx, { params, query }) => {
  const one = await mandate(ctx, params.contractId)
  if (!one) throw data('لا توجد هذه الاتفاقية.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: mandateKind, recordId: one.id, mayEdit: one.may.edit })
  return { mandate: one, parts, tab: query.get('tab'), today: dayOf(ctx.now()) }
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.mandate.number ?? ''} · اتفاقيات الإدارة · التحالف` },
]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.mandate.number ?? 'اتفاقية' }

export default function MandatePage({ loaderData: { mandate: one, parts, tab, today } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            اتفاقية الإدارة <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.owner}</bdi> · <ContractStateBadge {...one} /> · <DateText at={one.startsOn} /> –{' '}
            <DateText at={one.leavesOn ?? one.endsOn} />
            {one.autoRenew && ' وتتجدد وحدها'}
          </p>
        </div>
        <div className="acts">
          {one.may.correct && (
            <Link className={buttonLook({ variant: 'outline' })} to={`${mandatePath(one.id)}/correct`}>
              عدّل الشروط
            </Link>
          )}
          <ContractLink id={one.id} />
        </div>
      </div>
      {one.waiting && (
        <Alert>
          طُلب تعديل شروط هذه الاتفاقية، وتبقى كما هي حتى يعتمده {one.waiting.approver}
          <RequestLink path={one.waiting.path} />
        </Alert>
      )}
      <div className="cols">
        <MandateTerms mandate={one} />
        <div className="stack">
          <MandateUnder mandate={one} today={today} />
          <OwnerAccounts owners={one.owners} />
        </div>
      </div>
      <RecordTabs parts={parts} path={mandatePath(one.id)} tab={tab} />
    </>
  )
}
