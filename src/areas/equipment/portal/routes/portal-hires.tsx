import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { hireTones } from '../../hires/hire.ts'
import { cataloguePath, ownHirePath } from '../../paths.ts'
import { ownHires } from '../own-hires.ts'
import { ownStages } from '../own-stages.ts'
import type { Route } from './+types/portal-hires'

export const meta = () => [{ title: 'معداتي المؤجرة · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ rows: await ownHires(ctx) }))

export default function PortalHiresPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>معداتي المؤجرة</h1>
        <div className="acts">
          <Link to={cataloguePath} className={buttonLook()}>
            اطلب معدّة
          </Link>
        </div>
      </div>
      <Card flush>
        {rows.length === 0 && <Empty title="لا معدات بعد">اختر المدة والأنواع، فترى السعر كاملًا قبل أن تطلب.</Empty>}
        <ul className="list">
          {rows.map(({ id, number, title, startsOn, endsOn, value, stage }) => (
            <li key={id}>
              <span className="grow">
                <Link to={ownHirePath(id)} className="t">
                  {title}
                </Link>
                <span className="sm db">
                  <DateRange from={startsOn} until={endsOn} />
                </span>
                <span className="xs muted db">
                  <Code>{number}</Code> · <Money amount={value} />
                </span>
              </span>
              <Badge tone={stage === 'sent' ? 'warning' : hireTones[stage]}>{ownStages[stage]}</Badge>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
