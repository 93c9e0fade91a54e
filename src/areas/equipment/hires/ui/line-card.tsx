import '#ui/styles/act-form.css'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code, DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { SegmentSheets } from '../../hand-overs/ui/segment-sheets.tsx'
import type { ImplementToQuote } from '../../implements/queries.ts'
import { inHours } from '../../machines/machine.ts'
import { hirePath, lineNotePath } from '../../paths.ts'
import { bases } from '../../pricing/price.ts'
import type { ShownHire, ShownLine } from '../queries.ts'
import { DispatchForm, ExchangeForm, ExtendForm, GiveUpForm, OffHireForm, TakeBackForm } from './line-acts.tsx'
import { LineImplements } from './line-implements.tsx'

type Heard = { one: ShownHire; line: ShownLine; heard: (name: string) => Reply | undefined }
type Props = Heard & { tools: readonly ImplementToQuote[] }

/** One machine of the hire: which it is, by what prices, and what is next with it. */
export function LineCard({ one, line, tools, heard }: Props) {
  const { out, terms } = line
  return (
    <Card
      title={
        <>
          {terms.kind} {out && <Code>{out.code}</Code>}
        </>
      }
      actions={<LineState line={line} />}
    >
      <div className="stack">
        <p className="sm">
          <DateRange from={line.startsOn} until={line.lastDay} /> · {line.withOperator ? 'بمشغّل' : 'بدون مشغّل'} ·{' '}
          {bases[line.basis]} · {howMany(line.ahead.days, 'workDay')}، <Money amount={line.ahead.hire} />
          {line.ahead.way > 0n && (
            <>
              {' '}
              ونقلها <Money amount={line.ahead.way} />
            </>
          )}
          {line.ahead.extras > 0n && (
            <>
              {' '}
              وأدواتها <Money amount={line.ahead.extras} />
            </>
          )}
        </p>
        <LineImplements {...{ one, line, tools, heard }} />
        {line.segments.length > 0 && <Segments {...{ one, line, heard }} />}
        {line.offHireNumber && line.offHiredAt && (
          <p className="sm">
            إنهاء التأجير <Code>{line.offHireNumber}</Code>: يقف الحساب <DateText at={line.offHiredAt} weekday time />
          </p>
        )}
        {line.segments.length > 0 && (
          <div>
            <PaperLink to={lineNotePath(one.id, line.id)} small>
              {line.out && !line.offHiredAt ? 'اطبع إذن التسليم' : line.out ? 'اطبع إنهاء التأجير' : 'اطبع محضر الإعادة'}
            </PaperLink>
          </div>
        )}
        {one.may.handOver && line.mayGo && (
          <>
            <DispatchForm {...{ one, line }} reply={heard(`dispatch-${line.id}`)} />
            <GiveUpForm {...{ one, line }} reply={heard(`give-up-${line.id}`)} />
          </>
        )}
        {one.may.handOver && out && (
          <div className="row wrap">
            {!line.offHiredAt && <OffHireForm {...{ one, line }} reply={heard(`off-${line.id}`)} />}
            {!line.offHiredAt && one.may.extend && <ExtendForm {...{ one, line }} reply={heard(`extend-${line.id}`)} />}
            {!line.offHiredAt && <ExchangeForm {...{ one, line }} reply={heard(`exchange-${line.id}`)} />}
            <TakeBackForm {...{ one, line }} reply={heard(`back-${line.id}`)} />
          </div>
        )}
        {one.stage === 'quoted' && one.may.quote && one.lines.length > 1 && (
          <PostForm action={`${hirePath(one.id)}?act=strike-line`} reply={heard('strike-line')} part={line.id} before="الحذف">
            <input type="hidden" name="lineId" value={line.id} />
            <div>
              <SubmitButton variant="danger-ghost" size="small">
                احذف من العرض
              </SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}

function LineState({ line }: { line: ShownLine }) {
  if (line.out && line.offHiredAt) return <Badge tone="warning">طُلب إنهاء التأجير</Badge>
  if (line.out) return <Badge tone="success">في الموقع</Badge>
  if (line.segments.length > 0) return <Badge tone="muted">أُعيدت</Badge>
  if (line.offHiredAt) return <Badge tone="muted">لم تُرسل</Badge>
  return null
}

const BilledBefore = ({ until }: { until: string }) => (
  <>
    {' '}
    · فُوتر في الدفاتر السابقة حتى <DateText at={until} />
  </>
)

const Segments = ({ one: hire, line, heard }: Heard) => (
  <ul className="list">
    {line.segments.map((one) => (
      <li key={one.id}>
        <span className="grow">
          <Code>{one.code}</Code> {one.model}
          {one.operator && (
            <>
              {' '}
              · <bdi>{one.operator}</bdi>
            </>
          )}
          <span className="xs muted db">
            من <DateText at={one.outAt} time /> على <Num>{inHours(one.meterOut)}</Num> ساعة
            {one.backAt && (
              <>
                {' '}
                إلى <DateText at={one.backAt} time />
                {one.meterBack !== null && (
                  <>
                    {' '}
                    على <Num>{inHours(one.meterBack)}</Num>
                  </>
                )}
              </>
            )}
            {one.reason && ` · ${one.reason}`}
            {line.beforeUntil && <BilledBefore until={line.beforeUntil} />}
          </span>
          <SegmentSheets
            contractId={hire.id}
            segment={{ ...one, isBack: one.backAt !== null }}
            mayHandOver={hire.may.handOver}
            reply={heard('sheet')}
          />
        </span>
      </li>
    ))}
  </ul>
)
