import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'

type Waiting = { by: string; requestedAt: Date; approver: string; path: string | null; title?: string; asked?: string }

/** Somebody has asked for it to be undone, and it stands as it is until another agrees. */
export const UndoWaits = ({ title = 'بانتظار اعتماد العكس', asked = 'طلب عكسه', ...waiting }: Waiting) => (
  <Card title={title}>
    <p className="muted sm">
      {asked} <bdi>{waiting.by}</bdi>، <DateText at={waiting.requestedAt} time />. يعتمده {waiting.approver}، غير من طلبه، ويبقى
      كما هو حتى ذلك.
    </p>
    {waiting.path && (
      <Link className="link sm" to={waiting.path}>
        افتح الطلب
      </Link>
    )}
  </Card>
)
