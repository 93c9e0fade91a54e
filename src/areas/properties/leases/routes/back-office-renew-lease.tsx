import { data, Form } from 'react-router'
import { renewingContracts } from '#areas/contracts/public.ts'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { leasePath } from '../lease.ts'
import { type Renewal, renewal } from '../renewal.ts'
import type { Route } from './+types/back-office-renew-lease'

export const loader = page(renewingContracts, async (ctx, { params, query }) => {
  const asked = await renewal(ctx, params.contractId, query)
  if (!asked?.lease.contract.may.renew) throw data('لا يوجد عقد يُجدَّد هنا.', { status: 404, statusText: 'Not Found' })
  return { asked, formId: ctx.newId() }
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `تجديد ${loaderData?.asked.lease.contract.number ?? ''} · عقود الإيجار · التحالف` },
]

export const handle = { crumb: (_: Loaded | undefined) => 'التجديد' }

export default function RenewLeasePage({ loaderData: { asked, formId } }: Route.ComponentProps) {
  const { lease: one, startsOn } = asked
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
      <div className="cols">
        <Asking asked={asked} />
        <Following asked={asked} formId={formId} />
      </div>
    </>
  )
}

/** Until when and for how much: counted anew by the server. */
function Asking({ asked: { lease: one, before, rent, endsOn, tooEarly } }: { asked: Renewal }) {
  const lastDay = tooEarly ? { errors: [tooEarly.fault], defaultValue: tooEarly.typed } : { defaultValue: endsOn }
  const field = fieldsOf<{ rent: string; endsOn: string }>(undefined)
  return (
    <Card title="المدة والإيجار الجديد">
      <Form action={`${leasePath(one.id)}/renew`} className="stack" key={`${rent} ${lastDay.defaultValue}`}>
        <p className="muted sm">
          إيجاره اليوم <Money amount={before} />
        </p>
        <div className="form-grid">
          <MoneyField {...field('rent', inDecimals(rent) ?? undefined)} label="الإيجار الجديد" required />
          <DateField {...field('endsOn')} {...lastDay} label="آخر يوم" required />
        </div>
        <div>
          <button type="submit" className={buttonLook({ variant: 'outline' })}>
            احسب من جديد
          </button>
        </div>
      </Form>
    </Card>
  )
}

/** What follows by it, and what the law says to it; nothing of that forbids. */
function Following({ asked, formId }: { asked: Renewal; formId: string }) {
  const { lease: one, startsOn, endsOn, value, instalments, warnings, tooEarly } = asked
  return (
    <Card title="العقد اللاحق">
      <div className="stack">
        {warnings.map((warning) => (
          <Alert key={warning} kind="warning">
            {warning}
          </Alert>
        ))}
        <dl className="told">
          <Told question="المدة">
            <DateText at={startsOn} /> – <DateText at={endsOn} />
          </Told>
          <Told question="قيمته">
            <Money amount={value} />
          </Told>
          <Told question="الأقساط">{howMany(instalments, 'instalment')}</Told>
        </dl>
        <p className="muted sm">ينشأ مسودةً مع الأطراف أنفسهم ولا يُطلب تأمين آخر. هذا العقد لا يتغير.</p>
        {!tooEarly && (
          <PostForm action={one.paths.renew} reply={undefined}>
            <input type="hidden" name="id" value={formId} />
            <input type="hidden" name="endsOn" value={endsOn} />
            <input type="hidden" name="value" value={inDecimals(value) ?? ''} />
            <input type="hidden" name="noticeDays" value={one.contract.noticeDays} />
            <div>
              <SubmitButton>جدّد العقد</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
