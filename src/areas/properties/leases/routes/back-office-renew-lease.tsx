import { data, redirect } from 'react-router'
import { renewingContracts } from '#areas/contracts/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateRange, DateText, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { NextTermForm } from '../inputs.ts'
import { leasePath, renewLeasePath } from '../lease.ts'
import { type Renewal, renewal } from '../renewal.ts'
import { renewLease } from '../use-cases/renew-lease.ts'
import type { Route } from './+types/back-office-renew-lease'

export const loader = page(renewingContracts, async (ctx, { params, query }) => {
  const asked = await renewal(ctx, params.contractId, query)
  if (!asked?.lease.contract.may.renew) throw data('لا يوجد عقد يُجدَّد هنا.', { status: 404, statusText: 'Not Found' })
  return { asked, formId: ctx.newId(), toRead: query.get('read') === 'first' }
})

export const action = submit(renewLease, (renewed) => {
  if (!('toRead' in renewed)) return saying('أُنشئ العقد اللاحق. راجعه ثم أرسله للتوقيع.', leasePath(renewed.id))
  const { contractId, ...asked } = renewed.toRead
  return redirect(addressWith(renewLeasePath(contractId), { ...asked, read: 'first' }), 303)
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `تجديد ${loaderData?.asked.lease.contract.number ?? ''} · عقود الإيجار · التحالف` },
]

export const handle = { crumb: (_: Loaded | undefined) => 'التجديد' }

export default function RenewLeasePage({ loaderData: { asked, formId, toRead }, actionData }: Route.ComponentProps) {
  const { lease: one, startsOn, typed } = asked
  const reply = actionData ?? asked.reply ?? undefined
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            تجديد العقد <Code>{one.contract.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.contract.parties[0]?.name}</bdi> · <bdi>{`${one.called}، ${one.property}`}</bdi> · يبدأ{' '}
            <DateText at={startsOn} />
          </p>
        </div>
      </div>
      <PostForm action={renewLeasePath(one.id)} reply={reply} before="التجديد" key={`${typed.rent} ${typed.endsOn}`}>
        {toRead && !reply && (
          <Alert live="alert">تغيّر الإيجار عما كان معروضًا. اقرأ ما يقوله النظام فيه، ثم اضغط «جدّد العقد» مرة أخرى.</Alert>
        )}
        <input type="hidden" name="id" value={formId} />
        <div className="cols">
          <Asking asked={asked} reply={reply} />
          <Following asked={asked} isUnderstood={!hasFaults(reply)} />
        </div>
      </PostForm>
    </>
  )
}

const hasFaults = (reply: Reply | undefined) => Object.values(reply?.fields ?? {}).some((faults) => faults?.length)

/** Until when and for how much: counted anew by the server, and taken as it stands when the lease is renewed. */
function Asking({ asked: { before, typed }, reply }: { asked: Renewal; reply: Reply | undefined }) {
  const field = fieldsOf<NextTermForm>(reply)
  return (
    <Card title="المدة والإيجار الجديد">
      <div className="stack">
        <p className="muted sm">
          إيجاره في آخر مدته <Money amount={before} />
        </p>
        <div className="form-grid">
          <MoneyField {...field('rent', typed.rent)} label="الإيجار الجديد" required />
          <DateField {...field('endsOn', typed.endsOn)} label="آخر يوم" required />
        </div>
        <div>
          <button type="submit" formMethod="get" className={buttonLook({ variant: 'outline' })}>
            احسب من جديد
          </button>
        </div>
      </div>
    </Card>
  )
}

/** What follows by it, and what the law says to it; nothing of that forbids. */
function Following({ asked: { startsOn, next }, isUnderstood }: { asked: Renewal; isUnderstood: boolean }) {
  const shown = isUnderstood ? next : null
  return (
    <Card title="العقد اللاحق">
      <div className="stack">
        {shown && <Reckoned startsOn={startsOn} next={shown} />}
        <p className="muted sm">ينشأ مسودةً مع الأطراف أنفسهم ولا يُطلب تأمين آخر. هذا العقد لا يتغير.</p>
        <div>
          <SubmitButton reason={!shown && 'صحّح ما في الحقول، ثم اضغط «احسب من جديد».'}>جدّد العقد</SubmitButton>
        </div>
      </div>
    </Card>
  )
}

function Reckoned({ startsOn, next }: { startsOn: string; next: NonNullable<Renewal['next']> }) {
  const { rent, endsOn, value, instalments, warnings } = next
  return (
    <>
      <input type="hidden" name="shownRent" value={inDecimals(rent)} />
      {warnings.map((warning) => (
        <Alert key={warning} kind="warning">
          {warning}
        </Alert>
      ))}
      <dl className="told">
        <Told question="المدة">
          <DateRange from={startsOn} until={endsOn} />
        </Told>
        <Told question="قيمته">
          <Money amount={value} />
        </Told>
        <Told question="الأقساط">{howMany(instalments, 'instalment')}</Told>
      </dl>
    </>
  )
}
