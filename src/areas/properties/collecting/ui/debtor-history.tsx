import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { followUpOutcomes, followUpWays, promiseStatuses } from '../collecting.ts'
import type { ShownDebtor } from '../queries.ts'

const tones = { open: 'info', kept: 'success', broken: 'danger' } as const

export function Promises({ promises }: Pick<ShownDebtor, 'promises'>) {
  if (promises.length === 0) return null
  return (
    <Card title="الوعود">
      <ul className="lines">
        {promises.map(({ id, amount, on, status, paid, note }) => (
          <li key={id}>
            <span className="grow">
              <Money amount={amount} /> حتى <DateText at={on} />
              {status !== 'kept' && paid > 0n && (
                <span className="muted sm">
                  {' '}
                  · دُفع منه <Money amount={paid} />
                </span>
              )}
              {note && (
                <span className="muted sm">
                  {' · '}
                  <bdi>{note}</bdi>
                </span>
              )}
            </span>
            <Badge tone={tones[status]}>{promiseStatuses[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function Tried({ tried }: Pick<ShownDebtor, 'tried'>) {
  return (
    <Card title="المتابعات">
      {tried.length === 0 ? (
        <p className="muted sm">لا متابعة بعد. سجّل كل مكالمة وزيارة، ولو لم يرد.</p>
      ) : (
        <ul className="lines">
          {tried.map(({ id, way, outcome, note, at }) => (
            <li key={id}>
              <span className="grow">
                {followUpWays[way]}: {followUpOutcomes[outcome]}
                {note && (
                  <span className="muted sm">
                    {' · '}
                    <bdi>{note}</bdi>
                  </span>
                )}
              </span>
              <span className="muted sm">
                <DateText at={new Date(at)} time />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
