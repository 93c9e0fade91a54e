import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { RejectForm } from '#areas/access/inputs.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Button, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import type { oneApproval } from '../queries.ts'
import { outcome } from './approvals-frame.tsx'

type Approval = NonNullable<Awaited<ReturnType<typeof oneApproval>>>
type Props = { approval: Approval; reply: Reply | undefined }

/** What is asked, why, what to look at, who has had it in hand; and at its foot the decision. */
export function ApprovalCard({ approval, reply }: Props) {
  const { title, label, amount, reason, checks, status, returned } = approval
  return (
    <article className="ap-card">
      <header className="row wrap">
        <div className="grow basis-60">
          <Link to="/admin/approvals" className="link sm ap-back">
            كل الاعتمادات
          </Link>
          <h2>{title}</h2>
          <p className="muted sm">{label}</p>
        </div>
        {amount !== null && <Money amount={amount} />}
        <Badge tone={status === 'approved' ? 'success' : status === 'pending' ? 'warning' : 'muted'}>
          {outcome(status, returned)}
        </Badge>
      </header>
      <dl className="told">
        <div>
          <dt>السبب</dt>
          <dd dir="auto">
            <Sentence>{reason}</Sentence>
          </dd>
        </div>
        {checks.map(({ question, answer, path }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd dir="auto">
              {path ? (
                <Link className="link" to={path} reloadDocument={path.startsWith('/files/')}>
                  <div>
                    <Answer answer={answer} />
                  </div>
                </Link>
              ) : (
                <Answer answer={answer} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Path approval={approval} />
      {approval.mayDecide && <Decide approval={approval} reply={reply} />}
      {approval.mendPath && (
        <div className="row wrap">
          <Link className="btn btn-primary" to={approval.mendPath}>
            صحّحه
          </Link>
        </div>
      )}
      {approval.anewPath && (
        <div className="row wrap">
          <Link className="btn btn-primary" to={approval.anewPath}>
            اطلبه من جديد
          </Link>
        </div>
      )}
      {approval.own && status === 'pending' && <Alert>لا تعتمد ما أعددته أنت. يعتمده {approval.approver}.</Alert>}
      {approval.isLent && <Alert>فوّضك صاحب الطلب، فلا تعتمد طلبه بصلاحيته. يعتمده {approval.approver}.</Alert>}
    </article>
  )
}

function Answer({ answer }: { answer: string | string[] }) {
  if (typeof answer === 'string') return <Sentence>{answer}</Sentence>
  return (
    <ul className="ap-answer">
      {answer.map((line) => (
        <li key={line}>
          <Sentence>{line}</Sentence>
        </li>
      ))}
    </ul>
  )
}

function Path({ approval: { maker, requestedAt, approver, decider, decidedAt, status, note } }: { approval: Approval }) {
  return (
    <section>
      <h3 className="medium sm">المسار</h3>
      <ol className="ap-path">
        <li>
          <CircleCheck className="i i-sm" aria-hidden />
          <span>طلبه: {maker}</span>
          <span className="muted sm">
            <DateText at={requestedAt} time />
          </span>
        </li>
        <li>
          {decidedAt ? <CircleCheck className="i i-sm" aria-hidden /> : <Circle className="i i-sm" aria-hidden />}
          <span>{decisionIn({ decider, status, approver })}</span>
          {decidedAt && (
            <span className="muted sm">
              <DateText at={decidedAt} time />
            </span>
          )}
        </li>
      </ol>
      {note && (
        <p className="note-text" dir="auto">
          <Sentence>{note}</Sentence>
        </p>
      )}
    </section>
  )
}

const decisionIn = ({ decider, status, approver }: Pick<Approval, 'decider' | 'status' | 'approver'>) => {
  if (status === 'withdrawn') return 'سُحب قبل أن يُبتّ فيه'
  return decider ? `${status === 'approved' ? 'اعتمده' : 'ردّه'}: ${decider}` : `يعتمده ${approver}`
}

function Decide({ approval: { id, amount }, reply }: Props) {
  const field = fieldsOf<RejectForm>(reply)
  const here = `/admin/approvals/${id}`
  return (
    <div className="ap-decide">
      <PostForm action={`${here}?act=reject`} reply={reply} before="الرد" id="decide">
        <input type="hidden" name="approvalId" value={id} />
        <TextareaField {...field('note')} label="ملاحظة" help="لازمة عند الإعادة أو الرفض، وتُحفظ مع الطلب." rows={2} optional />
        <div className="row wrap">
          <Button type="submit" formAction={`${here}?act=approve`} data-key="a">
            اعتمد{amount === null ? '' : ` ${inRials(amount)}`}
          </Button>
          <SubmitButton variant="outline" name="decision" value="return" data-key="r">
            أعده للتصحيح
          </SubmitButton>
          <SubmitButton variant="danger-ghost" name="decision" value="reject">
            ارفض
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
