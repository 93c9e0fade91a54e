import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SignatureField } from '#ui/form/signature-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { RecordDeliveryForm } from '../inputs.ts'
import type { OneNotice } from '../queries.ts'
import { deliveryOutcomes, deliveryWays, noticePath } from '../warning.ts'

type Props = { notice: Pick<OneNotice, 'id' | 'issuedOn' | 'today'>; formId: string; reply: Reply | undefined }

/** How it came to the tenant: each way asks for its own proof. */
export function DeliveryForm({ notice, formId, reply }: Props) {
  const field = fieldsOf<RecordDeliveryForm>(reply)
  const typed = reply?.typed.way
  const [way, setWay] = useState(typeof typed === 'string' ? typed : 'hand')
  return (
    <Card title="إثبات الوصول">
      <PostForm action={noticePath(notice.id)} reply={reply} before="التسجيل" withFiles>
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <input type="hidden" name="noticeId" value={notice.id} />
        <ChoiceField {...field('way', 'hand')} label="كيف أُرسل" options={deliveryWays} onChoose={setWay} required />
        <ChoiceField {...field('outcome', 'delivered')} label="ما آل إليه" options={deliveryOutcomes} required />
        <DateField {...field('on', notice.today)} label="اليوم" min={notice.issuedOn} max={notice.today} required />
        <Field {...field('receiver')} label="من استلمه أو رفضه" maxLength={120} optional={way !== 'hand'} />
        <Field
          {...field('reference')}
          label={way === 'message' ? 'رقم الرسالة لدى مزود الخدمة' : 'رقم البريد المسجل'}
          maxLength={80}
          optional={way === 'hand'}
        />
        <SignatureField {...field('proof')} label="توقيع المستلم أو صورة التسليم" />
        <TextareaField {...field('note')} label="ملاحظة" rows={2} optional maxLength={300} />
        <div>
          <SubmitButton>سجّل الوصول</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
