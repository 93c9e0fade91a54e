import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { NewCreditTransfer } from '../credit-transfer-form-queries.ts'
import type { AskCreditTransferForm } from '../inputs.ts'

type Props = Pick<NewCreditTransfer, 'free' | 'branches'> & {
  giver: { id: string }
  taker: { id: string }
  formId: string
  reply: Reply | undefined
}

/** How much of the credit goes over, and how its owner agreed to it. */
export function CreditTransferForm({ giver, taker, free, branches, formId, reply }: Props) {
  const field = fieldsOf<AskCreditTransferForm>(reply)
  if (free <= 0n && !reply)
    return (
      <Card flush>
        <Empty title="لا رصيد حرًا له">يُحوَّل ما بقي من دفعاته ولم يُوعد به سند صرف أو مقاصة أو تحويل آخر.</Empty>
      </Card>
    )
  return (
    <Card title="ما يُحوَّل">
      <PostForm reply={reply} withFiles before="الإرسال">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="partyId" value={giver.id} />
        <input type="hidden" name="takerId" value={taker.id} />
        <FormProblem text={reply?.fields.takerId?.[0]} />
        {branches.length > 1 && (
          <SelectField {...field('branchId', branches[0]?.[0])} label="الفرع" options={branches} required />
        )}
        <MoneyField
          {...field('amount', inDecimals(free) ?? undefined)}
          label="المبلغ"
          help={
            <>
              رصيده الحر <Money amount={free} />
            </>
          }
          required
        />
        <Field {...field('reason')} label="السبب" required />
        <Field {...field('consent')} label="موافقة صاحب الرصيد" help="كيف وافق ومتى، مثل: كتب إلينا اليوم." required />
        <FileField
          {...field('evidence')}
          label="ورقة موافقته"
          kinds="صورة أو PDF"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          megabytes={10}
        />
        <div>
          <SubmitButton>حوّل الرصيد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
