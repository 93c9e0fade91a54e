import { BranchField, FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
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
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={giver.id} />
        <input type="hidden" name="takerId" value={taker.id} />
        <FormProblem text={reply?.fields.takerId?.[0]} />
        <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
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
        <ScanField {...field('evidence')} label="ورقة موافقته" />
        <div>
          <SubmitButton>حوّل الرصيد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
