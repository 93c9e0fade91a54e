import { Link } from 'react-router'
import type { CloseYearForm, ReopenYearForm } from '#areas/finance/ledger/inputs.ts'
import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import type { Years } from '../year.ts'

/** While one change of the books waits, no other is asked for. */
type May = { mayClose: boolean; isWaiting: boolean }
type Props = May & { years: Years; reopening: boolean; reply: Reply | undefined }

/** The years that are closed, and the one that is next. */
export function YearCard({ years: { closed, next }, mayClose, isWaiting, reopening, reply }: Props) {
  const [last] = closed
  return (
    <Card title="إقفال السنوات">
      {next && <NextYear {...next} {...{ mayClose, isWaiting }} reply={reopening ? undefined : reply} />}
      {!next && !last && <p className="sm muted">تُقفل السنة بعد نهايتها، ولا سنة تنتظر الإقفال الآن.</p>}
      {closed.length > 0 && (
        <ul className="day-list">
          {closed.map(({ id, year, number, by, postedAt }) => (
            <li key={id}>
              <div className="grow">
                <b className="medium">
                  سنة <Num>{String(year)}</Num>
                </b>
                <p className="sm muted">
                  {by}، <DateText at={postedAt} time />
                </p>
              </div>
              <span className="sm">
                القيد <JournalLink number={BigInt(number)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayClose &&
        !isWaiting &&
        last &&
        (reopening ? <Reopen year={last.year} reply={reply} /> : <ReopenLink year={last.year} />)}
    </Card>
  )
}

const ReopenLink = ({ year }: { year: number }) => (
  <Link className="link sm" to={`${periodsPath}?reopen=yes`}>
    افتح سنة <Num>{String(year)}</Num>
  </Link>
)

type Next = NonNullable<Years['next']> & May & { reply: Reply | undefined }

function NextYear({ year, income, costs, mayClose, isWaiting, reply }: Next) {
  const field = fieldsOf<CloseYearForm>(reply)
  return (
    <PostForm action={`${periodsPath}?act=close-year`} part="year" reply={reply} before="الإقفال">
      <dl className="told">
        <Told question="السنة">
          <Num>{String(year)}</Num>
        </Told>
        <Told question="الإيرادات">
          <Money amount={income} />
        </Told>
        <Told question="المصروفات">
          <Money amount={costs} />
        </Told>
        <Told question="النتيجة">
          <Money amount={income - costs} />
        </Told>
      </dl>
      <p className="sm muted">
        تنتقل النتيجة إلى الأرباح المبقاة، وتُقفل أيام السنة معها. راجع قائمة الدخل و
        <Link className="link" to={`${periodsPath}?until=${year}-12-31`}>
          قائمة الإقفال
        </Link>{' '}
        قبل ذلك، ويعتمده زميل غيرك.
      </p>
      {mayClose && !isWaiting && (
        <Field {...field('despite')} label="لماذا تُقفل رغم ما بقي في قائمة آخر يوم منها" help="إن بقي فيها شيء." optional />
      )}
      {mayClose && !isWaiting && (
        <div>
          <input type="hidden" name="year" value={year} />
          <SubmitButton>اطلب إقفال السنة</SubmitButton>
        </div>
      )}
    </PostForm>
  )
}

function Reopen({ year, reply }: { year: number; reply: Reply | undefined }) {
  const field = fieldsOf<ReopenYearForm>(reply)
  return (
    <PostForm action={`${periodsPath}?reopen=yes&act=reopen-year`} reply={reply} before="الفتح">
      <input type="hidden" name="year" value={year} />
      <p className="sm muted">يُعكس قيد الإقفال بتاريخ اليوم حين يعتمده زميل غيرك، وتبقى أيام السنة مقفلة حتى تُفتح هي أيضًا.</p>
      <Field {...field('reason')} label="السبب" required />
      <div className="row wrap">
        <SubmitButton>اطلب فتح السنة</SubmitButton>
        <Link className="btn btn-ghost" to={periodsPath}>
          ألغِ
        </Link>
      </div>
    </PostForm>
  )
}
