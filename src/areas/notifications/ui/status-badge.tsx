import { Badge } from '#ui/badge.tsx'
import type { Because, MessageStatus } from '../message.ts'
import { becauseWords, statusTones, statusWords } from '../words.ts'

export function StatusBadge({ status, because }: { status: MessageStatus; because: Because | null }) {
  return (
    <Badge tone={statusTones[status]}>
      {statusWords[status]}
      {because && `: ${becauseWords[because]}`}
    </Badge>
  )
}
