import type { ComponentProps } from 'react'
import { UndoWaits } from '#areas/finance/undoing/ui/undo-waits.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ShownCreditTransfer } from '../credit-transfer-detail.ts'
import type { ReverseCreditTransferForm } from '../inputs.ts'

type Props = { creditTransfer: ShownCreditTransfer; undoing: ComponentProps<typeof UndoWaits> | null; reply: Reply | undefined }

/** What can be done with it now. */
export function CreditTransferActs({ creditTransfer, undoing, reply }: Props) {
  return (
    <>
      {creditTransfer.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">يعتمده غير من طلبه، من «الاعتمادات». إن استُعمل الرصيد قبل ذلك طُلب من جديد.</p>
        </Card>
      )}
      {undoing && <UndoWaits {...undoing} />}
      {creditTransfer.mayReverse && !undoing && (
        <Card title="عكس التحويل">
          <details className="acc more" open={Boolean(reply)}>
            <summary>إن أُجري خطأ</summary>
            <PostForm action="?act=reverse" reply={reply} before="العكس">
              <p className="sm">
                تُرحَّل قيود عكسية بتاريخ اليوم، ويعود الرصيد إلى صاحبه ما دام الآخر لم يستعمله. لا رجوع بعد العكس.
                {creditTransfer.undoneByTwo && ' اعتمده غير من طلبه، فيُعكس باعتماد غيرك.'}
              </p>
              <Field {...fieldsOf<ReverseCreditTransferForm>(reply)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger">{creditTransfer.undoneByTwo ? 'اطلب عكس التحويل' : 'اعكس التحويل'}</SubmitButton>
              </div>
            </PostForm>
          </details>
        </Card>
      )}
    </>
  )
}
