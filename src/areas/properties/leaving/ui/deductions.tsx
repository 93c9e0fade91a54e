import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { AddDeductionForm } from '../inputs.ts'
import { leavingPath, moveOutKinds } from '../move-out.ts'
import type { ShownLeaving } from '../queries.ts'

type Props = { leaving: ShownLeaving; formId: string; reply: Reply | undefined }

/** What is taken off the deposit, each with what proves it. */
export function Deductions({ leaving: { contract, plan, may }, formId, reply }: Props) {
  return (
    <Card title="الخصومات" flush>
      <ul className="list">
        {plan.lines.map(({ id, kind, description, amount, fileId }) => (
          <li key={id} className="wrap">
            <span className="grow">
              <span className="t">
                <bdi>{description}</bdi>
              </span>
              <span className="xs muted db">
                {moveOutKinds[kind]} ·{' '}
                <a className="link" href={`/files/${fileId}`} target="_blank" rel="noopener">
                  الإثبات
                </a>
              </span>
            </span>
            <Money amount={amount} />
            {may.write && (
              <PostForm action={`${leavingPath(contract.id)}?act=remove`} part={`remove-${id}`}>
                <input type="hidden" name="lineId" value={id} />
                <Button type="submit" variant="ghost">
                  احذف
                </Button>
              </PostForm>
            )}
          </li>
        ))}
        {plan.lines.length === 0 && <li className="muted">لا خصم.</li>}
      </ul>
      {may.write && (
        <div className="card-b">
          <details key={plan.lines.length} className="act-form" open={reply !== undefined}>
            <summary className="btn btn-outline btn-sm">أضف خصمًا</summary>
            <AddDeduction contractId={contract.id} formId={formId} reply={reply} />
          </details>
        </div>
      )}
    </Card>
  )
}

function AddDeduction({ contractId, formId, reply }: { contractId: string; formId: string; reply: Reply | undefined }) {
  const field = fieldsOf<AddDeductionForm>(reply)
  return (
    <PostForm action={`${leavingPath(contractId)}?act=add`} reply={reply} before="الخصم" part="add" withFiles>
      <input type="hidden" name="id" value={field('id', formId).defaultValue} />
      <div className="form-grid">
        <SelectField {...field('kind')} label="النوع" options={Object.entries(moveOutKinds)} required />
        <MoneyField {...field('amount')} label="المبلغ" required />
      </div>
      <Field {...field('description')} label="البيان" help="يقرؤه المستأجر" maxLength={200} required />
      <FileField
        {...field('evidence')}
        label="الإثبات"
        kinds="صورة أو PDF"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        megabytes={10}
        required
      />
      <div>
        <SubmitButton>أضف الخصم</SubmitButton>
      </div>
    </PostForm>
  )
}
