import type { ComponentProps } from 'react'
import { UndoWaits } from '#areas/finance/undoing/ui/undo-waits.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ReverseWriteOffForm } from '../inputs.ts'
import type { ShownWriteOff } from '../write-off-detail.ts'

type Props = { writeOff: ShownWriteOff; undoing: ComponentProps<typeof UndoWaits> | null; reply: Reply | undefined }

/** What can be done with it now. */
export function WriteOffActs({ writeOff, undoing, reply }: Props) {
  return (
    <>
      {writeOff.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">يعتمده غير من طلبه، من «الاعتمادات». يبقى المستحق مفتوحًا حتى ذلك.</p>
        </Card>
      )}
      {undoing && <UndoWaits {...undoing} />}
      {writeOff.mayReverse && !undoing && (
        <Card title="عكس الشطب">
          <details className="acc more" open={Boolean(reply)}>
            <summary>إن دفع العميل، أو شُطب خطأ</summary>
            <PostForm action="?act=reverse" reply={reply} before="العكس">
              <p className="sm">
                يُرحَّل قيد عكسي بتاريخ اليوم، ويعود المستحق مفتوحًا فيُقبض كغيره، حين يعتمد ذلك غيرك. لا رجوع بعد العكس.
              </p>
              <Field {...fieldsOf<ReverseWriteOffForm>(reply)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger">اطلب عكس الشطب</SubmitButton>
              </div>
            </PostForm>
          </details>
        </Card>
      )}
    </>
  )
}
