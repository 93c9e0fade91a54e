import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'
import type { integrationsPage } from '../integration-queries.ts'
import type { MessageStatus } from '../message.ts'
import { channelWords } from '../words.ts'
import { Recipient } from './outbox-table.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = Pick<Awaited<ReturnType<typeof integrationsPage>>, 'tests' | 'isAsked'>

const underWay: readonly MessageStatus[] = ['queued', 'sending']

/** What came of the latest tests; looked at again while one of them is under way. */
export function TestResults({ tests, isAsked }: Props) {
  const waits = isAsked || tests.some(({ status }) => underWay.includes(status))
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waits) return
    const again = setInterval(() => void revalidate(), 2000)
    return () => clearInterval(again)
  }, [waits, revalidate])
  return (
    <Card flush title="آخر تجاربك">
      {isAsked && <p className="card-b sm muted">التجربة في الطريق…</p>}
      <ul className="list" aria-live="polite">
        {tests.map(({ id, channel, recipient, status, because, problem, queuedAt }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">{channelWords[channel]}</span>
              <span className="xs muted db">
                <Recipient of={recipient} />
                {' · '}
                <DateText at={queuedAt} time />
              </span>
              {problem && (
                <span className="xs muted db problem" dir="auto">
                  {problem}
                </span>
              )}
            </span>
            <StatusBadge status={status} because={because} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
