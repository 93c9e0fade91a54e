import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { ServeNoticeForm } from '../inputs.ts'
import type { NoticeToServe } from '../queries.ts'
import { newNoticePath, warningSteps } from '../warning.ts'
import { NoticeText } from './notice-text.tsx'

type Drawn = NonNullable<NoticeToServe['drawn']>
type Props = Pick<NoticeToServe, 'contractId' | 'next' | 'steps' | 'isEarly'> & {
  drawn: Drawn
  formId: string
  maySkip: boolean
  reply: Reply | undefined
}

/** The notice as it would go out today, and the button that sends it. */
export function ServeForm({ contractId, next, steps, isEarly, drawn, formId, maySkip, reply }: Props) {
  const field = fieldsOf<ServeNoticeForm>(reply)
  return (
    <Card title={drawn.title}>
      <div className="stack">
        {maySkip && <Steps contractId={contractId} steps={steps} step={drawn.step} />}
        <NoticeText text={drawn.text} />
        <Charges rows={drawn.rows} amount={drawn.amount} />
      </div>
      {isEarly && !maySkip ? (
        next && (
          <Alert>
            {warningSteps[next.step]} في <DateText at={next.on} />. يتجاوز الخطوات قبل موعدها المدير، بسبب مكتوب.
          </Alert>
        )
      ) : (
        <PostForm action={newNoticePath(contractId)} reply={reply} before="الإرسال">
          <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
          <input type="hidden" name="contractId" value={contractId} />
          <input type="hidden" name="step" value={drawn.step} />
          {isEarly && <TextareaField {...field('reason')} label="سبب إرسالها قبل موعدها" rows={2} required maxLength={300} />}
          <p className="help">يُحفظ بنصه ومبالغه كما هو الآن، ويصل إلى المستأجر رابطه.</p>
          <div>
            <SubmitButton>أرسل الإخطار</SubmitButton>
          </div>
        </PostForm>
      )}
    </Card>
  )
}

type StepsProps = Pick<Props, 'contractId' | 'steps'> & { step: Drawn['step'] }

/** Whoever manages may send a later one. */
const Steps = ({ contractId, steps, step }: StepsProps) => (
  <nav className="tabs seg" aria-label="الخطوة">
    {steps.map((one) => (
      <Link
        key={one}
        to={`${newNoticePath(contractId)}?step=${one}`}
        aria-current={one === step ? 'page' : undefined}
        preventScrollReset
      >
        {warningSteps[one]}
      </Link>
    ))}
  </nav>
)

type Row = { description: string; dueOn: string; amount: bigint }

/** What it asks for, row by row. */
export const Charges = ({ rows, amount }: { rows: readonly Row[]; amount: bigint }) => (
  <dl className="told">
    {rows.map((row) => (
      <Told key={`${row.description} ${row.dueOn}`} question={<bdi>{row.description}</bdi>}>
        <Money amount={row.amount} /> · <DateText at={row.dueOn} />
      </Told>
    ))}
    <Told question="المجموع">
      <Money amount={amount} />
    </Told>
  </dl>
)
