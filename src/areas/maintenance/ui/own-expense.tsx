import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { AskExpenseForm, RefuseExpenseForm } from '../expense-inputs.ts'
import type { ShownExpense } from '../own-expenses.ts'
import { ownRequestPath } from '../own-paths.ts'
import { faultKinds } from '../request.ts'
import { ExpenseBadge } from './expense-badge.tsx'
import { Photos } from './photos.tsx'

type Props = { expense: ShownExpense; act: string | null; reply: Reply | undefined }

/** An owner decides with all that there is to see: what is broken, the quote, and why it is asked. */
export function OwnExpense({ expense: one, act, reply }: Props) {
  return (
    <Card title={one.answer === null ? 'مصروف بانتظار موافقتك' : 'مصروف على عقارك'} actions={<ExpenseBadge expense={one} />}>
      <div className="stack">
        <p>
          <span className="xl medium">
            <Money amount={one.amount} />
          </span>
        </p>
        <Waits expense={one} />
        <p dir="auto">{one.why}</p>
        <dl className="told">
          <Told question="العطل">
            {faultKinds[one.category]} في <bdi>{one.where}</bdi>
          </Told>
          <Told question="كما أُبلغ عنه">
            <bdi>{one.description}</bdi>
          </Told>
          <Answered expense={one} />
          {one.doneNote && <Told question="ما أُنجز">{<bdi>{one.doneNote}</bdi>}</Told>}
          {one.cost !== null && (
            <Told question="التكلفة">
              <Money amount={one.cost} />
            </Told>
          )}
          {one.billed.map(({ id, number, amount }) => (
            <Told key={id} question="دُفع من أماناتك">
              <Money amount={amount} /> بفاتورة المورّد <Code>{number}</Code>
            </Told>
          ))}
        </dl>
        <Photos photos={one.photos} />
        {one.questions.map(({ id, question, reply: said }) => (
          <div key={id}>
            <p className="sm">
              سألت: <bdi>{question}</bdi>
            </p>
            <p className="sm muted">
              {said ? <bdi>{said}</bdi> : one.answer === null ? 'نجيبك، ولا نبدأ قبل قرارك.' : 'أجبتَ قبل أن نرد على سؤالك.'}
            </p>
          </div>
        ))}
        {one.answer === null && <Decide requestId={one.requestId} act={act} reply={reply} />}
      </div>
    </Card>
  )
}

/** Why it is asked, as long as it waits. */
const Waits = ({ expense: { answer, expenseLimit } }: Pick<Props, 'expense'>) =>
  answer === null && (
    <p className="sm">
      {expenseLimit === null ? (
        'لا مصروف على عقارك إلا بموافقتك.'
      ) : (
        <>
          فوق حدك <Money amount={expenseLimit} /> لا نبدأ قبل موافقتك
        </>
      )}
    </p>
  )

/** Which of the owners answered, when, and in which words. */
const Answered = ({ expense: one }: Pick<Props, 'expense'>) =>
  one.answeredAt && (
    <Told question={one.answer === 'accepted' ? 'الموافقة' : 'الرفض'}>
      {one.isMine ? 'منك' : <bdi>{`من ${one.answerer ?? 'أحد الملّاك'}`}</bdi>}، <DateText at={one.answeredAt} time />
      {one.saidOn && (
        <>
          ، قيلت لنا في <DateText at={one.saidOn} />
        </>
      )}
      {one.reason && (
        <>
          : <bdi>{one.reason}</bdi>
        </>
      )}
    </Told>
  )

function Decide({ requestId, act, reply }: { requestId: string; act: string | null; reply: Reply | undefined }) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const refusing = fieldsOf<RefuseExpenseForm>(heard('refuse'))
  const asking = fieldsOf<AskExpenseForm>(heard('ask'))
  const path = ownRequestPath(requestId)
  return (
    <div className="stack">
      <PostForm action={`${path}?act=accept`}>
        <SubmitButton block>وافق على المصروف</SubmitButton>
      </PostForm>
      <details className="act-form" open={heard('ask') !== undefined}>
        <summary className="btn btn-outline btn-sm">اسأل قبل أن تقرر</summary>
        <PostForm action={`${path}?act=ask`} reply={heard('ask')} before="الإرسال" part="ask">
          <TextareaField {...asking('question')} label="سؤالك" rows={2} maxLength={500} required />
          <div>
            <SubmitButton variant="outline">أرسل السؤال</SubmitButton>
          </div>
        </PostForm>
      </details>
      <details className="act-form" open={heard('refuse') !== undefined}>
        <summary className="btn btn-outline btn-sm">ارفض المصروف</summary>
        <PostForm action={`${path}?act=refuse`} reply={heard('refuse')} before="الرفض" part="refuse">
          <TextareaField {...refusing('reason')} label="سبب الرفض" rows={2} maxLength={300} required />
          <div>
            <SubmitButton variant="danger">ارفض المصروف</SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
  )
}
