import { data } from 'react-router'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import type { AskWaiverForm } from '../inputs.ts'
import { askWaiver } from '../use-cases/ask-waiver.ts'
import { waivePath, waiverStatuses } from '../waiver.ts'
import { type LeaseToWaive, leaseToWaive } from '../waiver-queries.ts'
import type { Route } from './+types/back-office-waive'

export const loader = page(may.waiveCharges, async (ctx, { params }) => {
  const one = await leaseToWaive(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  return { ...one, formId: ctx.newId() }
})

export const action = submit(askWaiver, ({ contractId }) => saying('طُلب الإعفاء، وينتظر الاعتماد', waivePath(contractId)))

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `إعفاء ${loaderData?.tenant ?? ''} · التحالف` }]

export const handle = { crumb: () => 'إعفاء' }

export default function WaivePage({ loaderData: one, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الإعفاء من المستحقات</h1>
          <p className="muted sm">
            <bdi>{one.tenant}</bdi> · <bdi>{one.unit}</bdi> · <Code>{one.contract}</Code>
          </p>
        </div>
      </div>
      <div className="cols">
        {one.open.length > 0 ? (
          <WaiveForm {...one} reply={reply} />
        ) : (
          <Card>
            <Empty title="لا مستحق مفتوح">ما يُعفى منه إيجار أو رسم تأخير لم يُدفع.</Empty>
          </Card>
        )}
        <Asked asked={one.asked} />
      </div>
    </>
  )
}

type Props = Pick<LeaseToWaive, 'contractId' | 'open'> & { formId: string; reply: Reply | undefined }

function WaiveForm({ contractId, open, formId, reply }: Props) {
  const field = fieldsOf<AskWaiverForm>(reply)
  const options = open.map(
    ({ id, description, dueOn, left }) => [id, `${description}، يستحق في ${dayInWords(dueOn)}: ${inRials(left)}`] as const,
  )
  return (
    <Card title="اطلب إعفاء">
      <PostForm action={waivePath(contractId)} reply={reply} before="الطلب" withFiles>
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="contractId" value={contractId} />
        <ChoiceField {...field('chargeId')} label="ما يُعفى منه" options={options} many required />
        <MoneyField {...field('amount')} label="المبلغ" help="لجزء مما اخترت، من الأقدم. اتركه فارغًا للإعفاء منه كله." optional />
        <TextareaField {...field('reason')} label="السبب" rows={2} maxLength={300} required />
        <FileField
          {...field('consent')}
          label="موافقة المالك"
          kinds="PDF أو صورة"
          accept="application/pdf,image/jpeg,image/png"
          megabytes={10}
          required
        />
        <p className="help">يبقى مستحقًا حتى يعتمده آخر، ثم يصدر به إشعار دائن.</p>
        <div>
          <SubmitButton>أعفِ من المبلغ</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const tones = { submitted: 'warning', waived: 'success', rejected: 'muted' } as const

const Asked = ({ asked }: Pick<LeaseToWaive, 'asked'>) => (
  <Card title="ما طُلب من قبل">
    {asked.length === 0 ? (
      <p className="muted sm">لم يُطلب إعفاء على هذا العقد.</p>
    ) : (
      <ul className="lines">
        {asked.map(({ id, amount, reason, status, askedAt, endReason, fileId }) => (
          <li key={id}>
            <span className="grow">
              <Money amount={amount} /> · <DateText at={askedAt} />
              <span className="muted sm">
                {' · '}
                <bdi>{endReason ?? reason}</bdi>
                {' · '}
              </span>
              <a className="link sm" href={`/files/${fileId}`}>
                موافقة المالك
              </a>
            </span>
            <Badge tone={tones[status]}>{waiverStatuses[status]}</Badge>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
