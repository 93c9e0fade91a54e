import '#ui/styles/act-form.css'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { meterKinds, metersPath, meterUnits } from '../meter.ts'
import type { ShownMeter, ShownMeters } from '../queries.ts'
import { BillForm, ReadForm, ReplaceForm } from './meter-forms.tsx'

type Props = { meter: ShownMeter; shown: ShownMeters; formId: string; act: string | null; reply: Reply | undefined }

/** One meter: which it is, what it showed and what was used up between, the newest first. */
export function MeterCard({ meter, shown, formId, act, reply }: Props) {
  const { kind, number, account, readings, charged } = meter
  return (
    <Card title={`عداد ${meterKinds[kind]}`} flush>
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
        <Acts key={`${readings.length} ${charged.length}`} {...{ meter, shown, formId, act, reply }} />
      </div>
      <ul className="list">
        {readings.map((one) => (
          <ReadingRow key={one.id} one={one} kind={kind} />
        ))}
        {readings.length === 0 && <li className="muted">لا قراءات بعد. سجّل القراءة الأولى عند التسليم.</li>}
      </ul>
      <Charged meter={meter} />
    </Card>
  )
}

function Acts({ meter, shown, formId, act, reply }: Props) {
  const { unit, today, dueOn, may } = shown
  const { kind, readings } = meter
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
      {may.read && readings.length > 0 && (
        <details className="act-form" open={heard('replace') !== undefined}>
          <summary className="btn btn-outline btn-sm">استُبدل العداد</summary>
          <ReplaceForm {...form} to={`${metersPath(unit.id)}?act=replace`} reply={heard('replace')} />
        </details>
      )}
      {may.bill && readings.length > 1 && (
        <details className="act-form" open={heard('bill') !== undefined}>
          <summary className="btn btn-outline btn-sm">حمّل الاستهلاك على المستأجر</summary>
          <BillForm {...form} meter={meter} dueOn={dueOn} to={`${metersPath(unit.id)}?act=bill`} reply={heard('bill')} />
        </details>
      )}
    </>
  )
}

function ReadingRow({ one, kind }: { one: ShownMeter['readings'][number]; kind: ShownMeter['kind'] }) {
  return (
    <li>
      <span className="grow">
        <span className="t">
          <Num>{one.reading}</Num>
          {one.used !== null && (
            <span className="sm muted">
              {' · الاستهلاك '}
              <Num>{one.used}</Num> {meterUnits[kind]}
            </span>
          )}
        </span>
        <span className="xs muted db">
          <DateText at={one.readOn} />
          {one.inspectionId ? ' · في المحضر' : ' · '}
          {!one.inspectionId && <bdi>{one.by}</bdi>}
          {one.reason && (
            <>
              {' · آخر القديم '}
              <Num>{one.oldReading ?? 0}</Num>، <bdi>{one.reason}</bdi>
            </>
          )}
        </span>
      </span>
      {one.photoId && (
        <a className="link sm" href={`/files/${one.photoId}`} target="_blank" rel="noopener">
          الصورة
        </a>
      )}
    </li>
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
