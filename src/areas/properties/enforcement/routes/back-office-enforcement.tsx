import { data, Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/public.ts'
import { newNoticePath } from '#areas/collecting/public-ui.tsx'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import {
  type EnforcementPart,
  enforcementPartNames,
  enforcementParts,
  enforcementPath,
  isNeeded,
  whyNotYet,
} from '../enforcement.ts'
import { fileOfLease } from '../file-of-lease.ts'
import { makeEnforcementFile } from '../use-cases/make-enforcement-file.ts'
import type { Route } from './+types/back-office-enforcement'

export const loader = page(may.makeEnforcementFiles, async (ctx, { params }) => {
  const one = await fileOfLease(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const { contractId, contract, tenant, unit, late, missing, stops, overOn, made } = one
  const shown = { contractId, contract, tenant, unit, amount: late?.amount ?? 0n, missing, stops, overOn, made }
  return { ...shown, formId: ctx.newId(), mayServe: ctx.actor.may(collectingPermissions.serveNotices) }
})

export const action = submit(makeEnforcementFile, ({ contractId }) => saying('جُهّز ملف التنفيذ', enforcementPath(contractId)))

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `ملف التنفيذ ${loaderData?.contract ?? ''} · التحالف` }]

export const handle = { crumb: () => 'ملف التنفيذ' }

export default function EnforcementPage({ loaderData: one, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>ملف التنفيذ</h1>
          <p className="muted sm">
            <bdi>{one.tenant}</bdi> · <bdi>{one.unit}</bdi> · <Code>{one.contract}</Code>
          </p>
        </div>
        {one.mayServe && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newNoticePath(one.contractId)}>
              إخطارات العقد
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <Card title="ما يضمه الملف">
          <div className="stack">
            <Parts missing={one.missing} />
            {one.stops.length > 0 ? (
              <Alert kind="warning">{whyNotYet(one)}</Alert>
            ) : (
              <PostForm action={enforcementPath(one.contractId)} reply={reply} before="التجهيز">
                <input type="hidden" name="id" value={one.formId} />
                <input type="hidden" name="contractId" value={one.contractId} />
                <p className="help">
                  المتأخر <Money amount={one.amount} /> وما ليس لازمًا وينقص يُذكر في غلاف الملف.
                </p>
                <div>
                  <SubmitButton>جهّز ملف التنفيذ</SubmitButton>
                </div>
              </PostForm>
            )}
          </div>
        </Card>
        <Made made={one.made} />
      </div>
    </>
  )
}

/** What is there and what is not, what is needed first. */
const Parts = ({ missing }: { missing: readonly EnforcementPart[] }) => (
  <ul className="lines">
    {enforcementPartNames.map((part) => (
      <li key={part}>
        <span className="grow">{enforcementParts[part]}</span>
        {missing.includes(part) ? (
          <Badge tone={isNeeded(part) ? 'danger' : 'warning'}>{isNeeded(part) ? 'ينقص، ولا بد منه' : 'ينقص'}</Badge>
        ) : (
          <Badge tone="success">موجود</Badge>
        )}
      </li>
    ))}
  </ul>
)

const Made = ({ made }: Pick<Loaded, 'made'>) => (
  <Card title="ما جُهّز من قبل">
    {made.length === 0 ? (
      <p className="muted sm">لم يُجهّز ملف لهذا العقد بعد.</p>
    ) : (
      <ul className="lines">
        {made.map(({ id, amount, madeAt, fileId }) => (
          <li key={id}>
            <span className="grow">
              <Money amount={amount} /> · <DateText at={madeAt} time />
            </span>
            <a className={buttonLook({ variant: 'outline', size: 'small' })} href={`/files/${fileId}`}>
              نزّله
            </a>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
