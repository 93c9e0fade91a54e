import { Badge } from '#ui/badge.tsx'

const words = { accepted: 'وافقت عليه', refused: 'رفضته', withdrawn: 'سُحب' } as const
const tones = { accepted: 'success', refused: 'muted', withdrawn: 'muted' } as const

/** What became of an expense, as its owner reads it. */
export const ExpenseBadge = ({ answer }: { answer: keyof typeof words | null }) =>
  answer === null ? <Badge tone="warning">بانتظار موافقتك</Badge> : <Badge tone={tones[answer]}>{words[answer]}</Badge>
