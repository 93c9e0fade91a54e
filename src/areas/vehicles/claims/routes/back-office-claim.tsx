import { data } from 'react-router'
import { ClaimBadge } from '#areas/claims/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { claimPath, claimPdfPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Code } from '#ui/values.tsx'
import { claimWords } from '../claim.ts'
import { claim } from '../claim-detail.ts'
import { absorbClaim, addClaimPhotos, chargeClaim, closeClaim } from '../commands.ts'
import { CarClaimAbout } from '../ui/claim-about.tsx'
import { ClaimActs } from '../ui/claim-acts.tsx'
import { assessClaim } from '../use-cases/assess-claim.ts'
import { recordPoliceReport } from '../use-cases/record-police-report.ts'
import { takeInsurerPayment } from '../use-cases/take-insurer-payment.ts'
import type { Route } from './+types/back-office-claim'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await claim(ctx, params.claimId)
  if (!one) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: claimWords.record, recordId: one.id, mayEdit: one.may.record })
  return { one, parts, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, claimPath(id))

export const action = submitOneOf({
  police: submit(recordPoliceReport, back('سُجّل بلاغ الشرطة')),
  photos: submit(addClaimPhotos, back('أُضيفت الصور')),
  assess: submit(assessClaim, back('حُفظ التقدير')),
  charge: submit(chargeClaim, back('أُضيف الضرر على من يدفعه')),
  absorb: submit(absorbClaim, ({ id, waits }) => saying(waits ? 'طُلب الاعتماد' : 'تحملت الشركة الضرر', claimPath(id))),
  close: submit(closeClaim, back('أُغلق الملف')),
  insurer: submit(takeInsurerPayment, back('سُجّل سداد شركة التأمين')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `ملف ضرر ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '',
}

export default function ClaimPage({ loaderData: { one, parts, tab, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            ملف ضرر <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            {one.branch} · <ClaimBadge state={one.state} />{' '}
            {one.waitsForInsurer && one.state === 'charged' && <Badge tone="info">لدى شركة التأمين</Badge>}
          </p>
        </div>
        <div className="acts">
          <a className={buttonLook({ variant: 'outline' })} href={claimPdfPath(one.id)}>
            اطبع الملف
          </a>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <CarClaimAbout claim={one} />
        </div>
        <div className="stack">
          <ClaimActs claim={one} act={act} reply={reply} />
        </div>
      </div>
      <RecordTabs parts={parts} path={claimPath(one.id)} tab={tab} />
    </>
  )
}
