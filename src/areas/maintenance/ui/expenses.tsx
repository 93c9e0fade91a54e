import '#ui/styles/act-form.css'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { ShownExpenses } from '../expense-detail.ts'
import type { ReplyToOwnerForm } from '../expense-inputs.ts'
import { requestPath } from '../request.ts'
import { AskOwner, RecordAnswer } from './expense-forms.tsx'

export const answers = { accepted: 'وافق المالك', refused: 'لم يوافق المالك', withdrawn: 'سُحب' } as const
const tones = { accepted: 'success', refused: 'danger', withdrawn: 'muted' } as const

type Props = {
  requestId: string
  estimate: bigint | null
  today: string
  expenses: ShownExpenses
  act: string | null
  reply: Reply | undefined
}

/** What the owners were asked and what they said; and the forms by which one asks them and writes down what they said. */
export function Expenses({ requestId, estimate, today, expenses, act, reply }: Props) {
  const { asked, owners, needed, may } = expenses
  const heard = (name: string) => (act === name ? reply : undefined)
  if (asked.length === 0 && !may.ask) return null
  return (
    <Card title="موافقة المالك">
      <div className="stack">
        {needed && may.ask && <p className="sm">التكلفة على المالك، فلا يُسند البلاغ قبل موافقته.</p>}
        {asked.map((one) => (
          <Asked key={one.id} one={one} requestId={requestId} act={act} reply={reply} />
        ))}
        {may.ask && owners.length === 0 && <p className="sm muted">لم تُثبّت حصص الملّاك لهذا العقار، فلا أحد يُسأل.</p>}
        {may.ask && owners.length > 0 && (
          <details className="act-form" open={needed || heard('ask') !== undefined}>
            <summary className="btn btn-outline btn-sm">اطلب موافقة المالك</summary>
            <AskOwner requestId={requestId} estimate={estimate} reply={heard('ask')} />
          </details>
        )}
        {may.answer && (
          <details className="act-form" open={heard('record') !== undefined}>
            <summary className="btn btn-outline btn-sm">سجّل جوابه بالهاتف</summary>
            <RecordAnswer requestId={requestId} owners={owners} today={today} reply={heard('record')} />
          </details>
        )}
      </div>
    </Card>
  )
}

type AskedProps = { one: ShownExpenses['asked'][number]; requestId: string; act: string | null; reply: Reply | undefined }

function Asked({ one, requestId, act, reply }: AskedProps) {
  return (
    <div className="stack">
      <p className="row wrap">
        <Money amount={one.amount} />
        {one.answer ? (
          <Badge tone={tones[one.answer]}>{answers[one.answer]}</Badge>
        ) : (
          <Badge tone="warning">بانتظار الجواب</Badge>
        )}
      </p>
      <p className="sm" dir="auto">
        {one.why}
      </p>
      <p className="xs muted">
        طلبها <bdi>{one.by}</bdi> <DateText at={one.askedAt} time />
      </p>
      {one.answer && one.answeredAt && (
        <p className="xs muted">
          {one.owner && <bdi>{one.owner}</bdi>}{' '}
          {one.saidOn && (
            <>
              بالهاتف <DateText at={one.saidOn} />، كتبه <bdi>{one.writer}</bdi>{' '}
            </>
          )}
          <DateText at={one.answeredAt} time />
          {one.reason && (
            <>
              : <bdi>{one.reason}</bdi>
            </>
          )}
        </p>
      )}
      {one.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          requestId={requestId}
          open={one.answer === null}
          act={act}
          reply={reply}
        />
      ))}
    </div>
  )
}

type QuestionProps = Omit<AskedProps, 'one'> & { question: AskedProps['one']['questions'][number]; open: boolean }

function Question({ question: { id, question, askedAt, reply: said }, requestId, open, act, reply }: QuestionProps) {
  const heard = act === 'reply' && reply?.typed.questionId === id ? reply : undefined
  const field = fieldsOf<ReplyToOwnerForm>(heard)
  return (
    <div className="stack">
      <p className="sm">
        سأل المالك: <bdi>{question}</bdi>{' '}
        <span className="xs muted">
          <DateText at={askedAt} time />
        </span>
      </p>
      {said && (
        <p className="sm">
          جوابنا: <bdi>{said}</bdi>
        </p>
      )}
      {!said && open && (
        <PostForm action={`${requestPath(requestId)}?act=reply`} reply={heard} before="الإرسال" part={`reply-${id}`}>
          <input type="hidden" name="questionId" value={id} />
          <TextareaField {...field('reply')} label="جوابنا" help="يقرؤه المالك" rows={2} maxLength={500} required />
          <div>
            <SubmitButton variant="outline">أرسل الجواب</SubmitButton>
          </div>
        </PostForm>
      )}
    </div>
  )
}
