import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'

type Waiting = { by: string; requestedAt: Date; approver: string; path: string | null }

/** Somebody has asked for it to be undone, and it stands as it is until another agrees. */
export const UndoWaits = ({ by, requestedAt, approver, path }: Waiting) => (
  <Card title="بانتظار اعتماد العكس">
    <p className="muted sm">
      طلب عكسه <bdi>{by}</bdi>، <DateText at={requestedAt} time />. يعتمده {approver}، غير من طلبه، ويبقى كما هو حتى ذلك.
    </p>
    {path && (
      <Link className="link sm" to={path}>
        افتح الطلب
      </Link>
    )}
  </Card>
)
