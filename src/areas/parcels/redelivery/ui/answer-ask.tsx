import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import type { OpenAsk } from '../asking-sender.ts'
import type { AnswerForm } from '../inputs.ts'

const answers = { yes: 'نعم، سلّموه هناك', no: 'لا، يبقى مكانه' } as const

type Props = { parcelId: string; ask: OpenAsk; action: string; reply: Reply | undefined; asksHow?: true }

/** Whether it may be handed over where its recipient wants it, though money is collected there. */
export function AnswerAsk({ parcelId, ask, action, reply, asksHow }: Props) {
  const field = fieldsOf<AnswerForm>(reply)
  return (
    <Card title={asksHow ? 'ينتظر رد المرسل' : 'يحتاج إلى ردك'}>
      <PostForm reply={reply} action={action} part="answer" before="الرد">
        <input type="hidden" name="parcelId" value={parcelId} />
        <p className="sm">
          طُلب في <DateText at={ask.askedAt} /> أن يُسلَّم في {ask.place}، وعنه مبلغ{' '}
          {asksHow ? 'يُقبض للمرسل. الطرد موقوف حتى يرد.' : 'يُقبض لك. الطرد موقوف حتى ترد.'}
        </p>
        <ChoiceField {...field('answer')} label="هل يُسلَّم هناك؟" options={answers} required />
        {asksHow && (
          <Field {...field('how')} label="متى رد المرسل وكيف؟" help="اتصلنا به، أو كتب إلينا" maxLength={160} required />
        )}
        <div>
          <SubmitButton>{asksHow ? 'سجّل رده' : 'أرسل ردي'}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
