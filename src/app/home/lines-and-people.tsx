import { Link } from 'react-router'
import type { AwaitedPerson } from '#platform/home.ts'
import { ServiceIcon } from '#ui/art/service-icon.tsx'
import { Avatar } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Sparkline } from '#ui/charts/line-chart.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Money, Num } from '#ui/values.tsx'
import { services } from '#values/services.ts'
import type { Line } from './read-home.ts'

/** One line per business: what it took so far this month against the same days of the last. */
export function Lines({ lines }: { lines: Line[] }) {
  return (
    <Card flush title="الأنشطة، هذا الشهر حتى اليوم">
      <ul className="lines">
        {lines.map(({ service, now, before, months, remark, path }) => (
          <li key={service}>
            <span className="tile-ic">
              <ServiceIcon service={service} />
            </span>
            <span className="two">
              <span className="row">
                <Link className="medium" to={path}>
                  {services[service].label}
                </Link>
                <span className="figure">
                  <Money amount={now} />
                </span>
              </span>
              <span className="xs muted">
                <Change now={now} before={before} /> · <Sentence>{remark}</Sentence>
              </span>
            </span>
            <Sparkline values={months.map(Number)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Change({ now, before }: { now: bigint; before: bigint }) {
  if (before === 0n) return <span className="flat">لا سابق للمقارنة</span>
  const share = Number(((now - before) * 1000n) / before) / 10
  const look = share > 0.5 ? 'up' : share < -0.5 ? 'down' : 'flat'
  return (
    <span className={look}>
      <Num>{`${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(share).toFixed(1)}%`}</Num> عن الشهر السابق
    </span>
  )
}

export function People({ people }: { people: AwaitedPerson[] }) {
  return (
    <Card flush title="من ينتظر من">
      <ul className="people">
        {people.map(({ id, name, says, path }) => (
          <li key={id}>
            <Avatar name={name} />
            <span>
              <span className="medium">{name}</span>
              <span className="xs muted db">
                <Sentence>{says}</Sentence>
              </span>
            </span>
            {path && (
              <Link className="link sm" to={path}>
                اعرضها
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
