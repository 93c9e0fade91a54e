import { data, Form, Link } from 'react-router'
import { claimsOfOwn } from '#areas/claims/public.ts'
import { OwnClaims } from '#areas/claims/public-ui.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Field, PostForm, SubmitButton } from '#ui/form.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import { ownCarPath, ownCarsPath } from '../../booking/paths.ts'
import { carClaim } from '../../claims/car-claim.ts'
import { claimWords } from '../../claims/claim.ts'
import { finesOfOwn } from '../../fines/own-fines.ts'
import { OwnFines } from '../../fines/ui/own-fines.tsx'
import { ownPapers } from '../own-papers.ts'
import { type OwnRental, ownRental } from '../own-rentals.ts'
import { Monthly } from '../ui/monthly.tsx'
import { OwnPapers } from '../ui/own-papers.tsx'
import { extendOwnRental } from '../use-cases/extend-rental.ts'
import type { Route } from './+types/portal-car'

export const meta = () => [{ title: 'سيارتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { params, query }) => {
  const one = await ownRental(ctx, params.contractId, query)
  if (!one) throw data('لا عقد تأجير لك بهذا العنوان.', { status: 404, statusText: 'Not Found' })
  const claims = await claimsOfOwn(ctx, carClaim, one.id)
  return { one, papers: await ownPapers(ctx, one), fines: await finesOfOwn(ctx, one.id), claims }
})

export const action = submit(extendOwnRental, ({ id }) => saying('مُدّد التأجير', ownCarPath(id)))

export default function PortalCarPage({ loaderData: { one, papers, fines, claims }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <Breadcrumbs above={[{ to: ownCarsPath, label: 'سياراتي' }]} here={one.number} />
          <h1>
            {one.model} <Plate {...one.plate} />
          </h1>
        </div>
      </div>
      <Unheard reply={reply} />
      <Card title="العقد">
        <dl className="kv">
          <div>
            <dt>رقم العقد</dt>
            <dd>
              <Code>{one.number}</Code>
            </dd>
          </div>
          <div>
            <dt>التسليم</dt>
            <dd>
              <DateText at={one.plannedFrom} weekday time />
            </dd>
          </div>
          <div>
            <dt>الإعادة</dt>
            <dd>
              <DateText at={one.plannedUntil} weekday time /> · {one.placeBack}
            </dd>
          </div>
          <div>
            <dt>التأمين المسترد</dt>
            <dd>
              <Money amount={one.deposit.held} /> من <Money amount={one.deposit.asked} />
            </dd>
          </div>
        </dl>
        <p className="row wrap">
          <Link className="link sm" to="/dashboard/contracts">
            عقودي
          </Link>
          <Link className="link sm" to="/dashboard/payments">
            مدفوعاتي
          </Link>
        </p>
      </Card>
      {one.monthly.length > 0 && <Monthly lines={one.monthly} />}
      <OwnPapers id={one.id} papers={papers} />
      {fines.length > 0 && <OwnFines contractId={one.id} fines={fines} />}
      {claims.length > 0 && <OwnClaims title="الحوادث والأضرار" words={claimWords} claims={claims} />}
      {one.state === 'out' && <Extend one={one} />}
    </>
  )
}

/** First what it costs, then whether one wants it: without a script as well. */
function Extend({ one }: { one: OwnRental }) {
  const { extension, plannedUntil } = one
  const shown = extension?.until ?? plannedUntil
  return (
    <Card title="مدّد التأجير">
      <div className="stack">
        <Form method="get" className="stack" preventScrollReset>
          <div className="grid2">
            <DateField name="until" id="until" defaultValue={dayOf(shown)} label="الإعادة يوم" required />
            <Field name="untilTime" id="untilTime" defaultValue={timeOf(shown)} label="الساعة" type="time" required />
          </div>
          <div>
            <button type="submit" className={buttonLook({ variant: 'outline' })}>
              احسب الفرق
            </button>
          </div>
        </Form>
        {extension?.fault && <Alert kind="warning">{extension.fault}</Alert>}
        {extension && !extension.fault && (
          <PostForm>
            <input type="hidden" name="id" value={one.formId} />
            <input type="hidden" name="contractId" value={one.id} />
            <input type="hidden" name="until" value={dayOf(extension.until)} />
            <input type="hidden" name="untilTime" value={timeOf(extension.until)} />
            <input type="hidden" name="pays" value={String(extension.total)} />
            <p>
              الفرق حتى <DateText at={extension.until} weekday time />، شاملًا الضريبة: <Money amount={extension.total} />
            </p>
            <p className="help">يُحسب السعر كله من جديد ويُضاف الفرق وحده إلى مستحقاتك.</p>
            <div>
              <SubmitButton>مدّد بهذا الفرق</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
