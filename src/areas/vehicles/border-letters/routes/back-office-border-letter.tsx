import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { data, Link, redirect } from 'react-router'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { borderLetterPath, borderLetterPdfPath, rentalPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateRange, DateText } from '#ui/values.tsx'
import type { VoidLetterForm } from '../inputs.ts'
import { letterKind } from '../letter.ts'
import { letter, type ShownLetter } from '../queries.ts'
import { printBorderLetter, voidBorderLetter } from '../use-cases/change-border-letter.ts'
import type { Route } from './+types/back-office-border-letter'

export const loader = page(may.viewReservations, async (ctx, { params, query }) => {
  const one = await letter(ctx, params.letterId)
  if (!one) throw data('لا يوجد هذا الخطاب.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: letterKind, recordId: one.id, mayEdit: one.mayIssue })
  return { one, parts, tab: query.get('tab'), act: query.get('act') }
})

export const action = submitOneOf({
  print: submit(printBorderLetter, ({ id }) => redirect(borderLetterPdfPath(id))),
  void: submit(voidBorderLetter, ({ id }) => saying('أُلغي الخطاب', borderLetterPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `خطاب ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '',
}

export default function BorderLetterPage({ loaderData: { one, parts, tab, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            خطاب عدم ممانعة <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            {one.country} · {one.voidedAt ? <Badge tone="muted">ملغى</Badge> : <Badge tone="success">سارٍ</Badge>}
          </p>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <About letter={one} />
        </div>
        <div className="stack">{!one.voidedAt && one.mayIssue && <Acts letter={one} heard={heard} />}</div>
      </div>
      <RecordTabs parts={parts} path={borderLetterPath(one.id)} tab={tab} />
    </>
  )
}

const About = ({ letter: one }: { letter: ShownLetter }) => (
  <Card title="الخطاب">
    <dl className="kv">
      <Told label="المركبة">
        <Link className="link" to={vehiclePath(one.vehicleId)}>
          <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
        </Link>
      </Told>
      <Told label="المستأجر">
        <bdi>{one.renter}</bdi> ·{' '}
        <Link className="link" to={rentalPath(one.contractId)}>
          <Code>{one.contract}</Code>
        </Link>
      </Told>
      <Told label="الدولة">{one.country}</Told>
      <Told label="المدة">
        <DateRange from={one.fromOn} until={one.untilOn} />
      </Told>
      <Told label="وثيقة التأمين">
        <Code>{one.policyNumber}</Code> · {one.policyChecked ? 'تشمل الدولة' : 'لا تشمل الدولة، صدر باعتماد'}
      </Told>
      <Told label="أصدره">
        <bdi>{one.issuer}</bdi>، <DateText at={one.issuedAt} time />
      </Told>
      {one.printedAt && (
        <Told label="طُبع">
          <DateText at={one.printedAt} time />
        </Told>
      )}
      {one.voidedAt && (
        <Told label="أُلغي">
          <DateText at={one.voidedAt} time />: {one.voidReason}
        </Told>
      )}
    </dl>
  </Card>
)

type ActsProps = { letter: ShownLetter; heard: (name: string) => Reply | undefined }

function Acts({ letter: { id }, heard }: ActsProps) {
  const field = fieldsOf<VoidLetterForm>(heard('void'))
  return (
    <Card title="اطبعه">
      <div className="stack">
        <PostForm
          action={`${borderLetterPath(id)}?act=print`}
          reply={heard('print')}
          part="print"
          before="الطباعة"
          reloadDocument
        >
          <input type="hidden" name="letterId" value={id} />
          <p className="sm">بالعربية ومعها الإنجليزية، يوقّعه ممثل الشركة والسائق.</p>
          <div>
            <SubmitButton>اطبع الخطاب</SubmitButton>
          </div>
        </PostForm>
        <details className="act-form" open={heard('void') !== undefined}>
          <summary className="btn btn-outline btn-sm">ألغِ الخطاب</summary>
          <PostForm action={`${borderLetterPath(id)}?act=void`} reply={heard('void')} part="void" before="الإلغاء">
            <input type="hidden" name="letterId" value={id} />
            <Field {...field('why')} label="السبب" maxLength={200} required />
            <div>
              <SubmitButton>ألغِ الخطاب</SubmitButton>
            </div>
          </PostForm>
        </details>
      </div>
    </Card>
  )
}

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
