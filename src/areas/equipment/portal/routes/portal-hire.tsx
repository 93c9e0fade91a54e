import { data, Link } from 'react-router'
import { claimsOfOwn } from '#areas/claims/public.ts'
import { OwnClaims } from '#areas/claims/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Code, DateRange, DateText, Money } from '#ui/values.tsx'
import { claimWords } from '../../claims/claim.ts'
import { machineClaim } from '../../claims/machine-claim.ts'
import { hireTones } from '../../hires/hire.ts'
import { QuotedPool } from '../../hires/ui/pool-lines.tsx'
import { askOwnOffHire } from '../../hires/use-cases/end-line.ts'
import { ownHirePath, ownHiresPath } from '../../paths.ts'
import { type OwnHire, ownHire } from '../own-hires.ts'
import { ownStages } from '../own-stages.ts'
import { OwnLine } from '../ui/own-line.tsx'
import { OwnHandOvers, OwnInvoices, OwnSheets } from '../ui/own-papers.tsx'
import { askExtension } from '../use-cases/ask-extension.ts'
import type { Route } from './+types/portal-hire'

export const meta = () => [{ title: 'معداتي المؤجرة · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const one = await ownHire(ctx, params.contractId)
  if (!one) throw data('لا عقد تأجير لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
  return { one, claims: await claimsOfOwn(ctx, machineClaim, one.id) }
})

export const action = submitOneOf({
  'off-hire': submit(askOwnOffHire, ({ id, number }) => saying(`سُجّل إنهاء التأجير برقم ${number}`, ownHirePath(id))),
  extend: submit(askExtension, ({ id }) => saying('وصل طلب التمديد، ونرد عليك.', ownHirePath(id))),
})

export default function PortalHirePage({ loaderData: { one, claims }, actionData: reply }: Route.ComponentProps) {
  const replyTo = useReplies(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <Breadcrumbs above={[{ to: ownHiresPath, label: 'معداتي المؤجرة' }]} here={one.number} />
          <h1>
            <Code>{one.number}</Code> <Badge tone={hireTones[one.stage]}>{ownStages[one.stage]}</Badge>
          </h1>
        </div>
        {one.signAt && (
          <div className="acts">
            <Link className={buttonLook()} to={one.signAt}>
              اقرأ العرض واقبله
            </Link>
          </div>
        )}
      </div>
      <Unheard reply={reply} />
      <About one={one} />
      {one.lines.map((line) => (
        <OwnLine key={line.id} one={one} line={line} replyTo={replyTo} />
      ))}
      {one.pools.length > 0 && (
        <Card title="السقالات" flush>
          <ul className="list">
            {one.pools.map((line) => (
              <li key={line.id}>
                <QuotedPool line={line} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <OwnSheets one={one} />
      <OwnHandOvers one={one} />
      <OwnInvoices one={one} />
      {claims.length > 0 && <OwnClaims title="محاضر الأضرار" words={claimWords} claims={claims} />}
    </>
  )
}

const About = ({ one }: { one: OwnHire }) => (
  <Card title="ما اتُّفق عليه">
    <dl className="kv">
      <div>
        <dt>الموقع</dt>
        <dd>
          <bdi>{one.site}</bdi>، {one.wilayat}
        </dd>
      </div>
      <div>
        <dt>المدة</dt>
        <dd>
          <DateRange from={one.startsOn} until={one.endsOn} />
        </dd>
      </div>
      <div>
        <dt>ممثل الموقع</dt>
        <dd>
          <bdi>{one.repName}</bdi>
        </dd>
      </div>
      <div>
        <dt>المتوقع شاملًا الضريبة</dt>
        <dd>
          <Money amount={one.net + one.vat} />
        </dd>
      </div>
      {one.stage === 'sent' && (
        <div>
          <dt>صلاحية العرض</dt>
          <dd>
            حتى <DateText at={one.validUntil} />
          </dd>
        </div>
      )}
    </dl>
    <p>
      <Link className="link sm" to="/dashboard/contracts">
        عقودي
      </Link>
    </p>
  </Card>
)
