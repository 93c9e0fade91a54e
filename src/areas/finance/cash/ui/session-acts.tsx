import '#ui/styles/cash.css'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblem, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Money } from '#ui/values.tsx'
import { differenceOf, type SessionStatus } from '../cash.ts'
import { sessionPath } from '../session-asked.ts'
import type { Ways } from '../session-ways.ts'
import { Ask, type AskProps } from './ask-difference.tsx'
import { CountForm } from './count-form.tsx'
import { Difference } from './difference.tsx'
import { ByColleague, Mended, Sent } from './session-ways.tsx'

type Count = { expected: bigint; counted: bigint }
type Session = {
  id: string
  status: SessionStatus
  openedAt: Date | null
  counts: Count[]
  /** The first count does not agree: how much it is comes after the second. */
  differs: boolean
  /** How it goes on where its keeper does not end it alone. */
  ways: Ways | null
  /** The smallest that may lie in the box. */
  coin: bigint
}
type Props = { session: Session; act: string | null; reply: Reply | undefined }

/** What comes next: count, then close or ask; and to count again stands open until the box is closed. */
export function SessionActs({ session, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  const { id, status, openedAt, counts, differs, ways, coin } = session
  const [last] = counts
  const again = openedAt ? (
    <Count id={id} coin={coin} reply={of('count')} />
  ) : (
    <Recount id={id} coin={coin} reply={of('recount')} />
  )
  if (status === 'open') return again
  if (differs && status === 'counted')
    return (
      <>
        <Alert kind="warning">
          {openedAt
            ? 'ما عددته لا يساوي ما في الدفاتر. عُدّ مرة أخرى، ويظهر لك الفرق بعد العدّ الثاني.'
            : 'ما عددته لا يساوي ما في الدفاتر. راجع أعداد الفئات وعُدّ مرة أخرى: إن وافق الدفاتر فُتحت ورديتك، وإلا أرسلت الفرق لمن يعتمده.'}
        </Alert>
        {again}
      </>
    )
  if (status === 'difference')
    return (
      <>
        {ways && <Sent agrees={last !== undefined && differenceOf(last) === 0n} opening={!openedAt} agreeing={ways.agreeing} />}
        {last && <Result count={last} opening={!openedAt} />}
      </>
    )
  const difference = last ? differenceOf(last) : 0n
  const isMended = difference === 0n && ways !== null && ways.mistake !== 0n
  const next = { id, difference, opening: !openedAt, ways, reply: of('ask') ?? of('close') }
  return (
    <>
      {isMended && <Mended mistake={ways.mistake} opening={!openedAt} mayCount={ways.mayCount} />}
      {last && (
        <Result count={last} opening={!openedAt}>
          {!isMended && <Next {...next} />}
        </Result>
      )}
      {isMended && (ways.mayCount ? again : <ByColleague counters={ways.counters} opening={!openedAt} />)}
      {isMended && (
        <Card title={ways.mayCount ? 'أو أرسلها للاعتماد' : 'أو أرسلها للاعتماد بكل عدّ فيها'}>
          <Ask {...next} />
        </Card>
      )}
      {!(isMended && ways.mayCount) && (
        <details className="acc more" open={of('count') !== undefined || of('recount') !== undefined}>
          <summary>عدّ من جديد</summary>
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

const Recount = ({ id, coin, reply }: { id: string; coin: bigint; reply: Reply | undefined }) => (
  <Card title="عدّ ما استلمته">
    <CountForm action={`${sessionPath(id)}?act=recount`} coin={coin} reply={reply} before="الفتح" press="افتح الوردية" />
  </Card>
)

type ResultProps = { count: Count; opening: boolean; children?: ReactNode }

function Result({ count, opening, children }: ResultProps) {
  return (
    <Card title={opening ? 'المعدود عند الفتح' : 'آخر عدّ'}>
      <div className="stack">
        <dl className="told counted">
          <Told question="المعدود">
            <Money amount={count.counted} />
          </Told>
          <Told question="في الدفاتر">
            <Money amount={count.expected} />
          </Told>
          <Told question="الفرق">
            <Difference amount={differenceOf(count)} />
          </Told>
        </dl>
        {children}
      </div>
    </Card>
  )
}

function Next(next: AskProps) {
  const { id, difference, reply } = next
  if (difference !== 0n) return <Ask {...next} />
  return (
    <PostForm action={`${sessionPath(id)}?act=close`}>
      <FormProblem text={reply?.problem} />
      <div>
        <SubmitButton>أغلق الوردية</SubmitButton>
      </div>
    </PostForm>
  )
}
