import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { myPrivacyRequests } from '../privacy-queries.ts'
import type { PrivacyStatus } from '../privacy-request.ts'

type Mine = Awaited<ReturnType<typeof myPrivacyRequests>>[number]

const tones = { received: 'info', 'in-progress': 'warning', answered: 'success', refused: 'muted' } as const satisfies Record<
  PrivacyStatus,
  string
>

export const statusTone = (status: PrivacyStatus) => tones[status]

/** What one has asked, until when it is answered, and what was answered. */
export function MyRequests({ requests }: { requests: Mine[] }) {
  const ask = (
    <Link to="/dashboard/my-data/request" className={buttonLook({ variant: 'outline', size: 'small' })}>
      أرسل طلبًا
    </Link>
  )
  return (
    <Card flush title="طلباتك بشأن بياناتك" actions={ask}>
      <ul className="data-lines">
        {requests.map((request) => (
          <li key={request.id}>
            <One {...request} />
          </li>
        ))}
        {requests.length === 0 && <li className="sm muted">لم ترسل طلبًا بعد. نرد على كل طلب خلال المدة التي يحددها القانون.</li>}
      </ul>
    </Card>
  )
}

function One({ number, kindLabel, text, status, statusLabel, requestedAt, dueOn, closedAt, answer }: Mine) {
  return (
    <>
      <div className="row wrap">
        <span className="grow">
          <b className="medium">{kindLabel}</b>
          <span className="xs muted db">
            <Code>{number}</Code> · <DateText at={requestedAt} />
          </span>
        </span>
        <Badge tone={statusTone(status)}>{statusLabel}</Badge>
      </div>
      {text && <p className="sm muted">{text}</p>}
      {answer && <p className="sm note-text">{answer}</p>}
      {!closedAt && (
        <p className="xs muted">
          نرد قبل نهاية <DateText at={dueOn} />.
        </p>
      )}
    </>
  )
}
