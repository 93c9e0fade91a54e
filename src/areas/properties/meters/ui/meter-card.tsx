import '#ui/styles/act-form.css'
import { ReadingsList, TakenBackList } from '#areas/readings/public-ui.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { meters } from '#values/meters.ts'
import { metersPath } from '../meter.ts'
import type { ShownMeter, ShownMeters } from '../queries.ts'
import { BillForm, ReadForm, ReplaceForm, TakeBackForm } from './meter-forms.tsx'

type Props = { meter: ShownMeter; shown: ShownMeters; formId: string; act: string | null; reply: Reply | undefined }

/** One meter: which it is, what it showed and what was used up between, the newest first. */
export function MeterCard({ meter, shown, formId, act, reply }: Props) {
  const { kind, number, account, readings, charged } = meter
  return (
    <Card title={`عداد ${meters[kind].label}`} flush>
      <div className="card-b stack">
        <p className="sm muted">
          {number ? (
            <>
              رقم العداد <Code>{number}</Code>
            </>
          ) : (
            'لم يُكتب رقم العداد'
          )}
          {account && (
            <>
              {' · رقم الحساب '}
              <Code>{account}</Code>
            </>
          )}
        </p>
        {/* What was saved stands in the list: its form begins anew. */}
        <Acts key={`${readings[0]?.id} ${charged.length}`} {...{ meter, shown, formId, act, reply }} />
      </div>
      <ReadingsList kind={kind} readings={readings} none="لا قراءات بعد. سجّل القراءة الأولى عند التسليم." />
      <TakenBackList readings={meter.takenBack} />
      <Charged meter={meter} />
    </Card>
  )
}

function Acts({ meter, shown, formId, act, reply }: Props) {
  const { unit, today, dueOn, may } = shown
  const { kind, readings } = meter
  const [last] = readings
  const heard = (name: string) => (act === name && reply?.typed?.kind === kind ? reply : undefined)
  const form = { unitId: unit.id, kind, formId, today }
  return (
    <>
      {may.read && (
        <details className="act-form" open={heard('read') !== undefined}>
          <summary className="btn btn-outline btn-sm">سجّل قراءة</summary>
          <ReadForm {...form} to={`${metersPath(unit.id)}?act=read`} reply={heard('read')} />
        </details>
      )}
      {may.read && last && (
        <details className="act-form" open={heard('replace') !== undefined}>
          <summary className="btn btn-outline btn-sm">استُبدل العداد</summary>
          <ReplaceForm {...form} to={`${metersPath(unit.id)}?act=replace`} reply={heard('replace')} />
        </details>
      )}
      {may.read && last && <TakeBack {...{ meter, shown, last }} reply={isOf(reply, meter) ? heard('take-back') : undefined} />}
      {may.bill && readings.length > 1 && (
        <details className="act-form" open={heard('bill') !== undefined}>
          <summary className="btn btn-outline btn-sm">حمّل الاستهلاك على المستأجر</summary>
          <BillForm {...form} meter={meter} dueOn={dueOn} to={`${metersPath(unit.id)}?act=bill`} reply={heard('bill')} />
        </details>
      )}
    </>
  )
}

/** Whether this is about the reading that can be taken back now: meanwhile another may have become the last. */
export const isOf = (reply: Reply | undefined, { readings: [last], heldBy }: ShownMeter) =>
  !heldBy && last !== undefined && reply?.typed?.readingId === last.id

type TakeBackProps = Pick<Props, 'meter' | 'shown' | 'reply'> & { last: ShownMeter['readings'][number] }

function TakeBack({ meter: { kind, heldBy }, shown: { unit }, last, reply }: TakeBackProps) {
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اسحب آخر قراءة</summary>
      {heldBy ? (
        <p className="sm">
          حُمّل استهلاكها على المستأجر بالمطالبة <Code>{heldBy}</Code>. اعكسها في «المالية» أولًا، ثم اسحب القراءة.
        </p>
      ) : (
        <TakeBackForm {...{ kind, last, reply }} unitId={unit.id} to={`${metersPath(unit.id)}?act=take-back`} />
      )}
    </details>
  )
}

function Charged({ meter: { charged } }: { meter: ShownMeter }) {
  if (charged.length === 0) return null
  return (
    <ul className="list">
      {charged.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <span className="t">
              <Money amount={one.amount} /> على المستأجر
            </span>
            <span className="xs muted db">
              <DateText at={one.fromDay} /> إلى <DateText at={one.untilDay} /> · المطالبة <Code>{one.number}</Code>
            </span>
          </span>
          {one.isTakenBack ? (
            <Badge>أُلغيت</Badge>
          ) : (
            <Badge tone={one.open === 0n ? 'success' : 'warning'}>{one.open === 0n ? 'سُدّدت' : 'لم تُسدَّد بعد'}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
