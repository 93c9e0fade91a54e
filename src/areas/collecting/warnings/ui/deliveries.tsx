import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { OneNotice } from '../queries.ts'
import { deliveryOutcomes, deliveryWays } from '../warning.ts'

/** Each time it was tried, the latest first, with what proves it. */
export const Deliveries = ({ deliveries }: Pick<OneNotice, 'deliveries'>) => (
  <Card title="كيف وصل">
    {deliveries.length === 0 ? (
      <p className="muted sm">لم يُسجَّل وصوله بعد. سجّله باليد أو بالبريد المسجل أو برسالة، مع إثباته.</p>
    ) : (
      <ul className="lines">
        {deliveries.map(({ id, way, outcome, onDay, receiver, reference, fileId, note, recorder }) => (
          <li key={id}>
            <span className="grow">
              {deliveryOutcomes[outcome]} {deliveryWays[way]}
              {receiver && (
                <>
                  {' · '}
                  <bdi>{receiver}</bdi>
                </>
              )}
              {reference && (
                <>
                  {' · '}
                  <Code>{reference}</Code>
                </>
              )}
              {fileId && (
                <>
                  {' · '}
                  <a className="link" href={`/files/${fileId}`}>
                    الإثبات
                  </a>
                </>
              )}
              <span className="muted sm">
                {' · سجّله '}
                <bdi>{recorder}</bdi>
                {note && (
                  <>
                    {' · '}
                    <bdi>{note}</bdi>
                  </>
                )}
              </span>
            </span>
            <span className="muted sm">
              <DateText at={onDay} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
