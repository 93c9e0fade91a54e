import '#ui/styles/customers.css'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { dayOf } from '#values/days.ts'
import { VoucherLines } from '../ui/voucher-lines.tsx'
import { writeVoucher } from '../use-cases/write-voucher.ts'
import type { WriteVoucherForm } from '../voucher-inputs.ts'
import { returnedVoucher, voucherChoices } from '../voucher-queries.ts'
import type { Route } from './+types/back-office-new-voucher'

export const meta = () => [{ title: 'قيد يومية · التحالف' }]

export const handle = { crumb: () => 'قيد يومية' }

export const loader = page(financePermissions.writeVouchers, async (ctx, { query }) => ({
  ...(await voucherChoices(ctx)),
  today: dayOf(ctx.now()),
  returned: await returnedVoucher(ctx, query.get('mends') ?? ''),
}))

export const action = submit(writeVoucher, ({ approvalId }) =>
  saying('أُرسل القيد للاعتماد، ويُرحَّل حين يُعتمد', `/admin/approvals/${approvalId}`),
)

export default function NewVoucherPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { voucherId, today, returned, ...choices } = loaderData
  const field = fieldsOf<WriteVoucherForm>(reply)
  const { defaultValue } = field('voucherId', returned?.voucherId ?? voucherId)
  const begun = returned?.typed ?? {}
  return (
    <>
      <div className="page-h">
        <div>
          <h1>قيد يومية</h1>
          <p className="muted sm">لما لا مستند له: رأس المال، والقروض، وما دُفع مقدمًا، والمخصصات. يعتمده غيرك، فيُرحَّل.</p>
        </div>
      </div>
      {returned?.note && (
        <Alert>
          أُعيد للتصحيح: <bdi>{returned.note}</bdi>
        </Alert>
      )}
      <Card>
        <PostForm reply={reply}>
          <input type="hidden" name="voucherId" value={defaultValue} />
          <div className="form-grid">
            <DateField {...field('day', begun.day ?? today)} label="التاريخ" max={today} required />
            <Field {...field('memo', begun.memo)} label="البيان" help="ماذا حدث، وبأي مستند." required />
          </div>
          <VoucherLines choices={choices} begun={begun} reply={reply} />
          <div className="row wrap">
            <SubmitButton>أرسله للاعتماد</SubmitButton>
            <Link className="btn btn-ghost" to="/admin/finance/journals">
              ألغِ
            </Link>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
