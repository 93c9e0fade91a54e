import { Badge } from '#ui/badge.tsx'
import type { Because, MessageStatus } from '../message.ts'
import { becauseWords, statusWords } from '../words.ts'

const tones = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  failed: 'warning',
  dead: 'danger',
  suppressed: 'muted',
  'no-provider': 'warning',
  cancelled: 'muted',
} as const

export function StatusBadge({ status, because }: { status: MessageStatus; because: Because | null }) {
  return (
    <Badge tone={tones[status]}>
      {statusWords[status]}
      {because && `: ${becauseWords[because]}`}
    </Badge>
  )
}
