import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateRange, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { OffHireForm } from '../../hires/inputs.ts'
import { ownHirePath } from '../../paths.ts'
import { bases } from '../../pricing/price.ts'
import type { AskExtensionForm } from '../inputs.ts'
import type { OwnHire } from '../own-hires.ts'

type Line = OwnHire['lines'][number]
type Props = { one: OwnHire; line: Line; replyTo: (act: string) => Reply | undefined }

/** One machine of one's own hire, by what prices, and how its hire is ended or asked to go on. */
export function OwnLine({ one, line, replyTo }: Props) {
  const { machine, terms, ahead, offHiredAt } = line
  const heard = (act: string) => (replyTo(act)?.typed.lineId === line.id ? replyTo(act) : undefined)
  return (
    <Card
      title={
        <>
          {terms.kind} {machine && <Code>{machine.code}</Code>}
        </>
      }
      actions={<State line={line} />}
    >
      <div className="stack">
        <p className="sm">
          <DateRange from={line.startsOn} until={line.lastDay} /> · {line.withOperator ? 'بمشغّل' : 'بدون مشغّل'} ·{' '}
          {terms.fuelIncluded ? 'شامل الديزل' : 'الديزل عليك'} · {bases[line.basis]} · {howMany(ahead.days, 'workDay')}،{' '}
          <Money amount={ahead.hire} />
          {line.implements.length > 0 && `، ومعها ${line.implements.map(({ name }) => name).join('، ')}`}
          {ahead.extras > 0n && (
            <>
              {' '}
              <Money amount={ahead.extras} />
            </>
          )}
          {ahead.way > 0n && (
            <>
              {' '}
              ونقلها <Money amount={ahead.way} />
            </>
          )}
        </p>
        {machine?.operator && (
          <p className="sm">
            المشغّل: <bdi>{machine.operator}</bdi>
          </p>
        )}
        {offHiredAt && (
          <p className="sm">
            يقف الحساب <DateText at={offHiredAt} weekday time />
            {line.offHireNumber && (
              <>
                {' '}
                · رقم إنهاء التأجير <Code>{line.offHireNumber}</Code>
              </>
            )}
          </p>
        )}
        {line.isOut && !offHiredAt && (
          <>
            <OffHire one={one} line={line} reply={heard('off-hire')} />
            {line.extension ? (
              <ExtensionAsked extension={line.extension} />
            ) : (
              <Extend one={one} line={line} reply={heard('extend')} />
            )}
          </>
        )}
      </div>
    </Card>
  )
}

/** Until the office answers, nothing more is asked. */
const ExtensionAsked = ({ extension }: { extension: NonNullable<Line['extension']> }) => (
  <p className="sm row wrap">
    <Badge tone="warning">بانتظار الرد</Badge>
    <span>
      طلبت التمديد حتى <DateText at={extension.until} weekday />، يوم <DateText at={extension.askedAt} />
    </span>
  </p>
)

function State({ line: { isOut, machine, offHiredAt } }: { line: Line }) {
  if (isOut && offHiredAt) return <Badge tone="warning">طُلب إنهاء التأجير</Badge>
  if (isOut) return <Badge tone="success">في موقعك</Badge>
  return machine ? <Badge tone="muted">أُعيدت</Badge> : null
}

type Act = { one: OwnHire; line: Line; reply: Reply | undefined }

/** The usual moment stands there, so that one press is enough. */
function OffHire({ one, line, reply }: Act) {
  const field = fieldsOf<OffHireForm>(reply)
  const at = (name: 'endsOn' | 'endsTime', usual: string) => ({ ...field(name, usual), id: `${name}-${line.id}` })
  return (
    <details open={reply !== undefined}>
      <summary className="btn btn-outline">أنهِ التأجير</summary>
      <PostForm action={`${ownHirePath(one.id)}?act=off-hire`} reply={reply} className="stack" before="الإنهاء">
        <input type="hidden" name="lineId" value={line.id} />
        <p className="help">يقف الحساب في هذا الوقت، متى وصلت شاحنتنا بعده.</p>
        <div className="grid2">
          <DateField {...at('endsOn', one.ends.day)} label="آخر يوم" min={one.today} required />
          <Field {...at('endsTime', one.ends.time)} label="الساعة" type="time" dir="ltr" required />
        </div>
        <div>
          <SubmitButton>أنهِ التأجير</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Extend({ one, line, reply }: Act) {
  const field = fieldsOf<AskExtensionForm>(reply)
  return (
    <details open={reply !== undefined}>
      <summary className="btn btn-ghost">اطلب التمديد</summary>
      <PostForm action={`${ownHirePath(one.id)}?act=extend`} reply={reply} className="stack" before="الطلب">
        <input type="hidden" name="lineId" value={line.id} />
        <DateField {...field('until')} id={`until-${line.id}`} label="آخر يوم جديدًا" min={line.endsOn} required />
        <div>
          <SubmitButton variant="outline">أرسل الطلب</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
