import { FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { whyNotForfeited } from '../deposit.ts'
import type { ShownDeposit } from '../deposit-detail.ts'
import type { ForfeitDepositForm } from '../inputs.ts'

type Props = { deposit: ShownDeposit; formId: string; reply: Reply | undefined }

/** Keeping what is somebody's, where the contract lets it; of a deposit whose owner is another it says who keeps it. */
export function Forfeit({ deposit, formId, reply }: Props) {
  const field = fieldsOf<ForfeitDepositForm>(reply)
  const why = deposit.may.deduct ? whyNotForfeited(deposit.line) : null
  if (!(deposit.may.forfeit || why)) return null
  return (
    <Card title="مصادرة منه">
      {why ? (
        <p className="muted sm">{why}</p>
      ) : (
        <details className="acc more" open={Boolean(reply)}>
          <summary>إن أجازها العقد</summary>
          <PostForm action="?act=forfeit" part="forfeit" reply={reply} withFiles before="طلب المصادرة">
            <FormId reply={reply} formId={formId} />
            <MoneyField
              {...field('amount')}
              label="المبلغ"
              help="ضريبته داخله، وتصدر به فاتورة حين يُعتمد. يُلغى بإشعار دائن عليها."
              required
            />
            <Field {...field('clause')} label="البند والمخالفة" required />
            <Field {...field('notice')} label="متى أُخطر العميل وكيف" required />
            <ScanField {...field('evidence')} label="الدليل" required />
            <div>
              <SubmitButton variant="danger">اطلب المصادرة</SubmitButton>
            </div>
          </PostForm>
        </details>
      )}
    </Card>
  )
}
