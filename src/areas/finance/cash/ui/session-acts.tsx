import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Money } from '#ui/values.tsx'
import { bearers, differenceOf, type SessionStatus } from '../cash.ts'
import type { AskDifferenceForm, RecountOpeningForm } from '../inputs.ts'
import { sessionPath } from '../session-asked.ts'
import { CountForm } from './count-form.tsx'
import { Difference } from './difference.tsx'

type Count = { expected: bigint; counted: bigint }
type Session = {
  id: string
  status: SessionStatus
  openedAt: Date | null
  counts: Count[]
  /** The first count does not agree: how much it is comes after the second. */
  differs: boolean
  before: boolean
  /** The smallest that may lie in the box. */
  coin: bigint
}
type Props = { session: Session; act: string | null; reply: Reply | undefined }

/** What comes next: count, then close or ask; and to count again stands open until the box is closed. */
export function SessionActs({ session, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  const { id, status, openedAt, counts, differs, before, coin } = session
  const [last] = counts
  const again = openedAt ? <Count id={id} coin={coin} reply={of('count')} /> : <Recount id={id} reply={of('recount')} />
  if (status === 'open') return again
  if (differs && status === 'counted')
    return (
      <>
        <Alert kind="warning">ما عددته لا يساوي ما في الدفاتر. عُدّ مرة أخرى، ويظهر لك الفرق بعد العدّ الثاني.</Alert>
        {again}
      </>
    )
  return (
    <>
      {status === 'difference' && (
        <Alert kind="warning">
          أُرسل الفرق للاعتماد. {openedAt ? 'تُغلق' : 'تُفتح'} الوردية حين يُعتمد، ولا يتحرك الصندوق قبلها.
        </Alert>
      )}
      {last && <Result {...{ id, status, before }} count={last} opening={!openedAt} reply={of('ask') ?? of('close')} />}
      {status === 'counted' && (
        <details open={of('count') !== undefined || of('recount') !== undefined}>
          <summary className="link sm">عدّ من جديد</summary>
          {again}
        </details>
      )}
    </>
  )
}

const Count = ({ id, coin, reply }: { id: string; coin: bigint; reply: Reply | undefined }) => (
  <Card title="عدّ النقد">
    <CountForm action={`${sessionPath(id)}?act=count`} coin={coin} reply={reply} />
  </Card>
)

function Recount({ id, reply }: { id: string; reply: Reply | undefined }) {
  return (
    <Card title="رصيد الافتتاح">
      <PostForm action={`${sessionPath(id)}?act=recount`} reply={reply} before="الفتح">
        <MoneyField {...fieldsOf<RecountOpeningForm>(reply)('openingCash')} label="رصيد الافتتاح" required />
        <div>
          <SubmitButton>افتح الوردية</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type ResultProps = Pick<Session, 'id' | 'status' | 'before'> & { count: Count; opening: boolean; reply: Reply | undefined }

function Result({ id, status, before, count, opening, reply }: ResultProps) {
  const difference = differenceOf(count)
  return (
    <Card title={opening ? 'المعدود عند الفتح' : 'آخر عدّ'}>
      <div className="stack">
        <dl className="told">
          <Told question="المعدود">
            <Money amount={count.counted} />
          </Told>
          <Told question="في الدفاتر">
            <Money amount={count.expected} />
          </Told>
          <Told question="الفرق">
            <Difference amount={difference} />
          </Told>
        </dl>
        {before && difference === 0n && (
          <p className="muted sm">اختلف عدّ قبل هذا. يعدّ زميل غيرك، أو ترسلها للاعتماد بكل عدّ فيها.</p>
        )}
        {status === 'counted' &&
          (difference === 0n && !before ? (
            <Close id={id} reply={reply} />
          ) : (
            <Ask id={id} mayOwe={difference < 0n && !opening} reply={reply} />
          ))}
      </div>
    </Card>
  )
}

function Close({ id, reply }: { id: string; reply: Reply | undefined }) {
  return (
    <PostForm action={`${sessionPath(id)}?act=close`}>
      <FormProblem text={reply?.problem} />
      <div>
        <SubmitButton>أغلق الوردية</SubmitButton>
      </div>
    </PostForm>
  )
}

type AskProps = { id: string; mayOwe: boolean; reply: Reply | undefined }

function Ask({ id, mayOwe, reply }: AskProps) {
  return (
    <PostForm action={`${sessionPath(id)}?act=ask`} reply={reply}>
      {mayOwe && (
        <SelectField
          {...fieldsOf<AskDifferenceForm>(reply)('borneBy', 'company')}
          label="من يتحمل العجز"
          help="ما يُسجّل على أمين الصندوق يسدّده من «ذمم الموظفين»."
          options={Object.entries(bearers)}
          required
        />
      )}
      <TextareaField
        {...fieldsOf<AskDifferenceForm>(reply)('reason')}
        label="ما تعرفه عن سبب الفرق"
        help="يعتمده زميل غيرك، ويُرحَّل حينها."
        maxLength={300}
        required
      />
      <div>
        <SubmitButton>أرسل الفرق للاعتماد</SubmitButton>
      </div>
    </PostForm>
  )
}
