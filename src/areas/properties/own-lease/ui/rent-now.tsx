import { lastPromiseDay } from '#areas/collecting/public-ui.tsx'
import '#ui/styles/payments.css'
import { FileText, ReceiptText, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { pathOfOwnRequests } from '#areas/maintenance/public-ui.tsx'
import { askedFor } from '#areas/properties/leases/instalments-now.ts'
import { daysToDemand } from '#areas/properties/leases/lease.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { PromiseOwnForm } from '../inputs.ts'
import { isPayable, ownLeasePath } from '../own-lease.ts'
import type { OwnLeases } from '../own-leases.ts'
import { CoveredBy } from './covered-by.tsx'

type Props = { mine: OwnLeases; formId: string; reply: Reply | undefined }

/** One amount and one day: what is late, else what comes next; then what one comes here for. */
export function RentNow({ mine, formId, reply }: Props) {
  const { late, promised } = mine
  const { next } = mine
  const isAsked = late.amount > 0n || (next !== null && isPayable(next))
  return (
    <>
      <Card>
        <div className="owed">
          {late.amount > 0n ? <Late late={late} /> : <Next next={next} />}
          {promised && (
            <p className="sm">
              موعدك لدفع <Money amount={promised.left} /> <DateText at={promised.promisedOn} weekday />، ونذكّرك قبله.{' '}
              {promised.left > late.amount && <NotRentAlone duesPath={mine.duesPath} />}
            </p>
          )}
          {isAsked && (
            <div className="row wrap">
              <Link className={buttonLook()} to={mine.payPath}>
                ادفع القسط
              </Link>
            </div>
          )}
          {late.amount > 0n && !promised && <WhenDoYouPay mine={mine} formId={formId} reply={reply} />}
        </div>
      </Card>
      <nav className="quicks" aria-label="أعمال المستأجر">
        <Link to={`${pathOfOwnRequests}/new`} className="card">
          <Wrench className="i" aria-hidden />
          أبلغ عن عطل
        </Link>
        <Link to={`${mine.duesPath}/receipts`} className="card">
          <ReceiptText className="i" aria-hidden />
          سنداتي
        </Link>
        <Link to="/dashboard/contracts" className="card">
          <FileText className="i" aria-hidden />
          عقدي
        </Link>
      </nav>
    </>
  )
}

const Late = ({ late: { amount, since } }: { late: OwnLeases['late'] }) => (
  <div>
    <p className="muted sm">فات تاريخه</p>
    <p className="owed-sum">
      <Money amount={amount} />
    </p>
    {since && (
      <p className="medium">
        أقدمه استحق في <DateText at={since} weekday />
      </p>
    )}
  </div>
)

function Next({ next }: { next: OwnLeases['next'] }) {
  if (!next) return <p className="medium">لا قسط عليك في ما بقي من عقدك</p>
  return (
    <div>
      <p className="muted sm">
        القسط القادم، <bdi>{next.unit}</bdi>
      </p>
      <p className="owed-sum">
        <Money amount={next.charge ? next.charge.open : askedFor(next)} />
      </p>
      <p className="medium">
        يستحق <DateText at={next.dueOn} weekday />
      </p>
      <CoveredBy cheques={next.cheques} />
      {next.standing === 'sent' && <p className="sm">أرسلت تحويله، وهو بانتظار التأكيد.</p>}
      {next.standing === 'to-come' && next.charge === null && (
        <p className="sm">{`يُدفع من هنا قبل موعده بمدة ${howMany(daysToDemand, 'day', 'gen')}.`}</p>
      )}
    </div>
  )
}

/** What is promised is all that is late, and other services ask too. */
const NotRentAlone = ({ duesPath }: { duesPath: string }) => (
  <>
    ومنه ما ليس إيجارًا، <Link to={duesPath}>راجع مستحقاتك</Link>
  </>
)

function WhenDoYouPay({ mine: { today, late, duesPath }, formId, reply }: Props) {
  const field = fieldsOf<PromiseOwnForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">متى تدفع؟</summary>
      <PostForm action={`${ownLeasePath}?act=promise`} reply={reply} before="الموعد" part="promise">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <p className="sm">
          كل المتأخر عليك <Money amount={late.inAll} /> {late.inAll > late.amount && <NotRentAlone duesPath={duesPath} />}
        </p>
        <DateField
          {...field('promisedOn')}
          label="أدفع كل المتأخر في"
          help={`حتى ${dayInWords(lastPromiseDay(today))}`}
          required
        />
        <div>
          <SubmitButton>أرسل الموعد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
