import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import type { OwnMoney } from '../own-money.ts'
import { payPath } from '../payments-paths.ts'
import { DueLine } from './due-line.tsx'

/** Each due with a tick: what is ticked is paid, or another amount, or all of it. */
export function PickDues({ money: { dues, today } }: { money: OwnMoney }) {
  if (dues.length === 0) {
    return (
      <Card title="المستحقات" flush>
        <Empty title="لا شيء مستحق">كل ما عليك مدفوع.</Empty>
      </Card>
    )
  }
  return (
    <Form method="get" action={payPath}>
      <Card
        title="المستحقات"
        flush
        footer={
          <div className="owed-acts">
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
