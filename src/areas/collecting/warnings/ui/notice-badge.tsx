import { Badge } from '#ui/badge.tsx'
import { type NoticeState, noticeStates } from '../warning.ts'

const tones = { prepared: 'muted', sent: 'info', delivered: 'success', refused: 'warning' } as const

export const NoticeBadge = ({ state }: { state: NoticeState }) => <Badge tone={tones[state]}>{noticeStates[state]}</Badge>
