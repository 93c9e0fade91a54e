import { data, Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { SheetPage } from '#areas/handovers/public-ui.tsx'
import { leavingPath } from '#areas/properties/leaving/move-out.ts'
import { leaseOfStretch } from '#areas/properties/leaving/queries.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { dayOf } from '#values/days.ts'
import { inspectionKinds, inspectionPath, unitSheetWords } from '../inspection.ts'
import { inspection } from '../queries.ts'
import { inspectionKind } from '../unit-sheet.ts'
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
      ? saying('حُفظ المحضر', `${inspectionPath(id)}?step=sign`)
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
  const settling = leaving && (
    <Link className={buttonLook({ variant: 'outline' })} to={leaving}>
      تسوية الإخلاء
    </Link>
  )
  return (
    <>
      <SheetPage
        words={unitSheetWords}
        sheet={one}
        subjectPath={unitPath(one.unitId)}
        acts={settling}
        mayEdit={one.mayEdit}
        isSigning={signing}
        {...{ today, act, reply }}
      />
      <RecordTabs parts={parts} path={inspectionPath(one.id)} tab={tab} />
    </>
  )
}
