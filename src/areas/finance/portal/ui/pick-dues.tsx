import { Form, Link } from 'react-router'
import { paymentsPath, payPath } from '#areas/finance/payments-paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FieldNotes } from '#ui/form/frame.tsx'
import { Empty } from '#ui/states.tsx'
import type { OwnMoney } from '../own-money.ts'
import { DueLine } from './due-line.tsx'

type Props = { money: OwnMoney; nothingPicked: boolean }

/** Each due with a tick: what is ticked is paid, or another amount; with nothing ticked the page stays and says so. */
export function PickDues({ money: { dues, today }, nothingPicked }: Props) {
  if (dues.length === 0) {
    return (
      <Card title="المستحقات" flush>
        <Empty title="لا شيء مستحق">كل ما عليك مدفوع.</Empty>
      </Card>
    )
  }
  return (
    <Form method="get" action={paymentsPath} preventScrollReset>
      <input type="hidden" name="picked" value="yes" />
      <Card
        title="المستحقات"
        flush
        footer={
          <div className="owed-acts">
            {nothingPicked && (
              <div role="alert" className="owed-fault">
                <FieldNotes id="dues" errors={[nothingTicked]} />
              </div>
            )}
            <button type="submit" className={buttonLook({ variant: 'outline' })}>
              ادفع ما اخترته
            </button>
            <Link to={`${payPath}?other=yes`} className={buttonLook({ variant: 'ghost' })}>
              مبلغ آخر
            </Link>
          </div>
        }
      >
        <ul className="list">
          {dues.map((due) => (
            <li key={due.id}>
              <label className="due-pick">
                <input type="checkbox" className="check" name="due" value={due.id} />
                <DueLine due={due} today={today} />
              </label>
            </li>
          ))}
        </ul>
      </Card>
    </Form>
  )
}

const nothingTicked = 'اختر مستحقًا واحدًا على الأقل، ثم ادفع.'
