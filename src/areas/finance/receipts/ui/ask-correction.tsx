import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inRials } from '#values/money.ts'
import type { Asks } from '../correction-asked.ts'
import type { AskCorrectionForm } from '../inputs.ts'
import { receiptPath } from '../receipt-asked.ts'

type Props = Asks & { id: string; reply: Reply | undefined }

/** For whoever took it, or finds it wrong later: it stands as it is until another agrees. */
export function AskCorrection({ id, kinds, cash, boxes, reply }: Props) {
  const field = fieldsOf<AskCorrectionForm>(reply)
  const reverses = kinds.some(([kind]) => kind === 'reverse')
  return (
    <Card title="تصحيح السند">
      <details className="acc more" open={Boolean(reply)}>
        <summary>{reverses ? 'اطلب عكسه أو تغيير ما سدّده' : 'اطلب تغيير ما سدّده'}</summary>
        <PostForm action={`${receiptPath(id)}?act=correct`} reply={reply} before="الطلب">
          <ChoiceField {...field('what')} label="ما المطلوب" options={kinds} many={false} required />
          <p className="muted sm">
            {reverses && 'العكس: لم يكن يجب أن يُقبض، أو قُبض بغير مبلغه. '}
            إلغاء ما سدّده: المبلغ صحيح والمستحق غيره، فيصير رصيدًا دائنًا ثم يُوزّع على الصحيح من «الكاشير»، أو يُحوّل إلى عميل آخر.
          </p>
          {cash > 0n && (
            <SelectField
              {...field('boxId')}
              label="الصندوق الذي يُردّ منه النقد"
              help={
                boxes.length > 0
                  ? `أُغلقت وردية السند، فيُردّ ${inRials(cash)} من صندوق اليوم. لا يلزم لإلغاء ما سدّده.`
                  : 'أُغلقت وردية السند، ولا وردية مفتوحة في فرعه الآن. تُفتح وردية أولًا، ثم يُطلب العكس.'
              }
              options={boxes}
            />
          )}
          <Field {...field('reason')} label="السبب" maxLength={300} required />
          <div className="row wrap">
            <SubmitButton variant="outline">{reverses && kinds.length === 1 ? 'اطلب عكسه' : 'أرسل الطلب'}</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
