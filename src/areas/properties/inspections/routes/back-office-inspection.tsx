import { Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { leavingPath } from '#areas/properties/leaving/move-out.ts'
import { leaseOfStretch } from '#areas/properties/leaving/queries.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { inspectionKinds, inspectionPath, inspectionStatuses, signingPath } from '../inspection.ts'
import { inspectionKind } from '../inspection-record.ts'
import { inspection } from '../queries.ts'
import { InspectionForm } from '../ui/inspection-form.tsx'
import { InspectionAbout, InspectionSeen } from '../ui/inspection-seen.tsx'
import { Discard, Signing } from '../ui/signing.tsx'
import { discardInspection, saveInspection, signInspection } from '../use-cases/write-inspection.ts'
import type { Route } from './+types/back-office-inspection'

export const loader = page(propertiesPermissions.view, async (ctx, { params, query }) => {
  const one = await inspection(ctx, params.inspectionId)
  if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
  const left = one.kind === 'return' && ctx.actor.may(viewingContracts) ? await leaseOfStretch(ctx, one.occupancyId) : undefined
  const parts = await recordParts(ctx, { kind: inspectionKind, recordId: one.id, mayEdit: one.mayEdit })
  const leaving = left ? leavingPath(left.contractId) : null
  // Signed is what was saved: whoever signs sees it as it will stand.
  const signing = one.version > 1 && query.get('step') === 'sign'
  const asked = { tab: query.get('tab') ?? 'files', act: query.get('act'), signing }
  return { inspection: one, leaving, parts, today: dayOf(ctx.now()), ...asked }
})

const saidWhenSigned = { handover: 'سُلّمت الوحدة', return: 'أُعيدت الوحدة', periodic: 'وُقّع المحضر' }

export const action = submitOneOf({
  save: submit(saveInspection, ({ id, unseen }) =>
    unseen.length === 0
      ? saying('حُفظ المحضر', signingPath(id))
      : saying(`حُفظ المحضر، ولم تكتمل معاينة: ${unseen.join('، ')}`, inspectionPath(id)),
  ),
  sign: submit(signInspection, ({ id, kind }) => saying(saidWhenSigned[kind], inspectionPath(id))),
  discard: submit(discardInspection, ({ unitId }) => saying('أُلغيت مسودة المحضر', unitPath(unitId))),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? inspectionKinds[loaderData.inspection.kind] : 'محضر'} · التحالف` },
]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.inspection.number ?? 'محضر' }

export default function InspectionPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { inspection: one, leaving, parts, today, tab, act, signing } = loaderData
  const isDraft = one.status === 'draft' && one.mayEdit
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <Head inspection={one} leaving={leaving} />
      {!(isDraft && act === (signing ? 'sign' : 'save')) && <Unheard reply={reply} />}
      {isDraft && !signing ? (
        <>
          <InspectionForm inspection={one} today={today} reply={heard('save')} />
          <Discard id={one.id} />
        </>
      ) : (
        <>
          <InspectionAbout inspection={one} />
          <InspectionSeen inspection={one} />
          {isDraft && <Signing inspection={one} reply={heard('sign')} />}
        </>
      )}
      <RecordTabs parts={parts} path={inspectionPath(one.id)} tab={tab} />
    </>
  )
}

function Head({ inspection: one, leaving }: Pick<Loaded, 'inspection' | 'leaving'>) {
  return (
    <div className="page-h">
      <div>
        <h1>{inspectionKinds[one.kind]}</h1>
        <p className="muted sm">
          <Link className="link" to={unitPath(one.unitId)}>
            <bdi>{`${one.called}، ${one.property}`}</bdi>
          </Link>{' '}
          · <Code>{one.number}</Code> ·{' '}
          <Badge tone={one.status === 'signed' ? 'success' : 'muted'}>{inspectionStatuses[one.status]}</Badge>
        </p>
      </div>
      <div className="acts">
        {leaving && (
          <Link className={buttonLook({ variant: 'outline' })} to={leaving}>
            تسوية الإخلاء
          </Link>
        )}
        <a href={`${inspectionPath(one.id)}/pdf`} target="_blank" className={buttonLook({ variant: 'outline' })} rel="noopener">
          <Printer className="i i-sm" aria-hidden />
          اطبع المحضر
        </a>
      </div>
    </div>
  )
}
