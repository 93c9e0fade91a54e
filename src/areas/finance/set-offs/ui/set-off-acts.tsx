import type { ComponentProps } from 'react'
import { UndoWaits } from '#areas/finance/undoing/ui/undo-waits.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ReverseSetOffForm } from '../inputs.ts'
import type { ShownSetOff } from '../set-off-detail.ts'

type Props = { setOff: ShownSetOff; undoing: ComponentProps<typeof UndoWaits> | null; reply: Reply | undefined }

/** What can be done with it now. */
export function SetOffActs({ setOff, undoing, reply }: Props) {
  return (
    <>
      {setOff.status === 'submitted' && (
        <Card title="بانتظار الاعتماد">
          <p className="muted sm">يعتمدها غير من طلبها، من «الاعتمادات». إن تغيّر أحد الحسابين قبل ذلك طُلبت من جديد.</p>
        </Card>
      )}
      {undoing && <UndoWaits {...undoing} />}
      {setOff.mayReverse && !undoing && (
        <Card title="عكس المقاصة">
          <details className="acc more" open={Boolean(reply)}>
            <summary>إن أُجريت خطأ</summary>
            <PostForm action="?act=reverse" reply={reply} before="العكس">
              <p className="sm">تُرحَّل قيود عكسية بتاريخ اليوم، ويعود الحسابان كما كانا، حين يعتمد ذلك غيرك. لا رجوع بعد العكس.</p>
              <Field {...fieldsOf<ReverseSetOffForm>(reply)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger">اطلب عكس المقاصة</SubmitButton>
              </div>
            </PostForm>
          </details>
        </Card>
      )}
    </>
  )
}
