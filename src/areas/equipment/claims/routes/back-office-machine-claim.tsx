import { data, Link } from 'react-router'
import { ClaimAbout, ClaimBadge, WhoPaysClaim } from '#areas/claims/public-ui.tsx'
import { claimPath, claimPdfPath, machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code } from '#ui/values.tsx'
import { claimWords } from '../claim.ts'
import { claim } from '../claim-detail.ts'
import { absorbClaim, addClaimPhotos, chargeClaim, closeClaim } from '../commands.ts'
import { ClaimActs } from '../ui/claim-acts.tsx'
import { assessClaim } from '../use-cases/assess-claim.ts'
import type { Route } from './+types/back-office-machine-claim'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await claim(ctx, params.claimId)
  if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: claimWords.record, recordId: one.id, mayEdit: one.may.record })
  return { one, parts, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, claimPath(id))

export const action = submitOneOf({
  photos: submit(addClaimPhotos, back('أُضيفت الصور')),
  assess: submit(assessClaim, back('حُفظ التقدير')),
  charge: submit(chargeClaim, back('أُضيف الضرر على العميل')),
  absorb: submit(absorbClaim, ({ id, waits }) => saying(waits ? 'طُلب الاعتماد' : 'تحملت الشركة الضرر', claimPath(id))),
  close: submit(closeClaim, back('أُغلق المحضر')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `محضر ضرر ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function MachineClaimPage({ loaderData: { one, parts, tab, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            محضر ضرر <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            {one.branch} · <ClaimBadge state={one.state} />
          </p>
        </div>
        <div className="acts">
          <PaperLink to={claimPdfPath(one.id)}>اطبع المحضر</PaperLink>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <ClaimAbout
            claim={one}
            words={claimWords}
            subject={
              <Link className="link" to={machinePath(one.subjectId)}>
                <Code>{one.code}</Code> <bdi>{one.model}</bdi>
              </Link>
            }
          />
          <WhoPaysClaim claim={one} />
        </div>
        <div className="stack">
          <ClaimActs claim={one} act={act} reply={reply} />
        </div>
      </div>
      <RecordTabs parts={parts} path={claimPath(one.id)} tab={tab} />
    </>
  )
}
