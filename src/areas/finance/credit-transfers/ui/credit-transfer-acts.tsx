import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ShownCreditTransfer } from '../credit-transfer-detail.ts'
import type { ReverseCreditTransferForm } from '../inputs.ts'

type Props = { creditTransfer: ShownCreditTransfer; reply: Reply | undefined }

/** What can be done with it now. */
export function CreditTransferActs({ creditTransfer, reply }: Props) {
  return (
    <>
      {creditTransfer.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">يعتمده غير من طلبه، من «الاعتمادات». إن استُعمل الرصيد قبل ذلك طُلب من جديد.</p>
        </Card>
      )}
      {creditTransfer.mayReverse && (
        <Card title="عكس التحويل">
          <details className="acc more" open={Boolean(reply)}>
            <summary>إن أُجري خطأ</summary>
            <PostForm action="?act=reverse" reply={reply} before="العكس">
              <p className="sm">
                تُرحَّل قيود عكسية بتاريخ اليوم، ويعود الرصيد إلى صاحبه ما دام الآخر لم يستعمله. لا رجوع بعد العكس.
              </p>
              <Field {...fieldsOf<ReverseCreditTransferForm>(reply)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger">اعكس التحويل</SubmitButton>
              </div>
            </PostForm>
          </details>
        </Card>
      )}
    </>
  )
}
