import { data } from 'react-router'
import { collectingPermissions, waitedPromise } from '#areas/collecting/public.ts'
import { debtorPath, PromiseWaited } from '#areas/collecting/public-ui.tsx'
import { viewingContracts } from '#areas/contracts/public.ts'
import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { AfterLastDay } from '#areas/properties/leaving/ui/after-last-day.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code, DateRange, DateText } from '#ui/values.tsx'
import { leaseKind, leasePath } from '../lease.ts'
import { lease } from '../lease-detail.ts'
import { LeaseDeposit, LeaseParties, LeaseTerms } from '../ui/lease-about.tsx'
import { LeaseActs, LeaseHeadActs, RenewalWish } from '../ui/lease-acts.tsx'
import { LeaseRegistration, openActs } from '../ui/lease-registration.tsx'
import { LeaseSchedule } from '../ui/lease-schedule.tsx'
import { chargeMunicipalFee } from '../use-cases/charge-municipal-fee.ts'
import { correctRegistration } from '../use-cases/correct-registration.ts'
import { excuseRegistration, recordRegistration, submitRegistration } from '../use-cases/register-lease.ts'
import type { Route } from './+types/back-office-lease'

export const loader = page(viewingContracts, async (ctx, { params, query }) => {
  const one = await lease(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: leaseKind, recordId: one.id, mayEdit: one.contract.may.edit })
  const tenantId = one.contract.parties[0]?.partyId
  const promise = tenantId && ctx.actor.may(collectingPermissions.viewCollecting) ? await waitedPromise(ctx, tenantId) : null
  return {
    lease: one,
    parts,
    promise: promise && { ...promise, path: `${debtorPath(tenantId ?? '')}#promises` },
    tab: query.get('tab'),
    act: query.get('act'),
  }
})

export const action = submitOneOf({
  submit: submit(submitRegistration, ({ id }) => saying('سُجّل تقديم العقد للتوثيق', leasePath(id))),
  fee: submit(chargeMunicipalFee, ({ id }) => saying('سُجّل رسم البلدية', leasePath(id))),
  correct: submit(correctRegistration, ({ id }) => saying('صُحّح توثيق العقد', leasePath(id))),
  excuse: submit(excuseRegistration, ({ id }) => saying('سُجّل أن العقد لا يلزم توثيقه', leasePath(id))),
  record: submit(recordRegistration, ({ id }) => saying('سُجّل توثيق العقد', leasePath(id))),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.lease.contract.number ?? ''} · عقود الإيجار · التحالف` },
]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.lease.contract.number ?? 'عقد إيجار' }

export default function LeasePage({
  loaderData: { lease: one, parts, promise, tab, act },
  actionData: reply,
}: Route.ComponentProps) {
  const { contract } = one
  const open: Record<string, boolean> = openActs(one)
  const isHeard = act !== null && open[act] === true
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            عقد إيجار <Code>{contract.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{contract.parties[0]?.name}</bdi> · <bdi>{`${one.called}، ${one.property}`}</bdi> ·{' '}
            <ContractStateBadge {...contract} /> · <DateRange from={contract.startsOn} until={contract.lastDay} />
            {one.keptUntil && (
              <>
                {' '}
                · الوحدة محفوظة له حتى <DateText at={one.keptUntil} />
              </>
            )}
          </p>
        </div>
        <LeaseHeadActs lease={one} />
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <RenewalWish lease={one} />
      {promise && <PromiseWaited {...promise} />}
      {one.afterLastDay && <AfterLastDay {...one.afterLastDay} />}
      <LeaseSchedule lease={one} />
      <div className="cols">
        <div className="stack">
          <LeaseTerms lease={one} />
          <LeaseDeposit lease={one} />
          <LeaseRegistration lease={one} act={act} reply={reply} />
        </div>
        <div className="stack">
          <LeaseParties lease={one} />
          <LeaseActs lease={one} />
        </div>
      </div>
      <RecordTabs parts={parts} path={leasePath(one.id)} tab={tab} />
    </>
  )
}
