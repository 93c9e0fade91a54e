import { Link } from 'react-router'
import type { OwnSession } from '#areas/finance/cash/own-session.ts'
import { sessionPath } from '#areas/finance/cash/session-asked.ts'
import { NoOwnBox } from '#areas/finance/cash/ui/no-own-box.tsx'

type Props = { session: OwnSession; takers: readonly string[]; mayKeep: boolean }

/** Why this person takes no cash now: the way to a session of their own, or who has one. */
export function NoCash({ session, takers, mayKeep }: Props) {
  if (session)
    return (
      <p className="sm muted">
        {session.openedAt
          ? 'ورديتك بانتظار الاعتماد، ولا يتحرك صندوقك قبله.'
          : 'لم تُفتح ورديتك بعد: ما عددته لا يساوي ما في الدفاتر.'}{' '}
        <Link className="link" to={sessionPath(session.id)}>
          ورديتك
        </Link>
      </p>
    )
  if (mayKeep) return <NoOwnBox mayKeep>تقبض نقدًا في وردية مفتوحة لك.</NoOwnBox>
  return (
    <p className="sm muted">
      {takers.length > 0
        ? `يُقبض النقد في وردية مفتوحة. يقبضه الآن ${takers.join(' أو ')}.`
        : 'يُقبض النقد في وردية مفتوحة، يفتحها أمين الصندوق.'}
    </p>
  )
}
