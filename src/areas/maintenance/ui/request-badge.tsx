import { Badge } from '#ui/badge.tsx'
import { type Priority, type RequestState, requestStates } from '../request.ts'

const tones = {
  reported: 'info',
  triaged: 'info',
  'awaiting-approval': 'warning',
  assigned: 'primary',
  'in-progress': 'primary',
  done: 'success',
  confirmed: 'muted',
  closed: 'muted',
  rejected: 'muted',
  reopened: 'danger',
} as const

export const RequestBadge = ({ state }: { state: RequestState }) => <Badge tone={tones[state]}>{requestStates[state]}</Badge>

/** Only what presses says so. */
export function PressingBadge({ priority, isLate }: { priority: Priority; isLate: boolean }) {
  return (
    <>
      {priority === 'urgent' && <Badge tone="danger">عاجل</Badge>}
      {isLate && <Badge tone="danger">متأخر</Badge>}
    </>
  )
}
