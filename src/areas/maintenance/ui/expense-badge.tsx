import { Badge } from '#ui/badge.tsx'

const mine = { accepted: 'وافقت عليه', refused: 'رفضته', withdrawn: 'سُحب' } as const
const ours = { accepted: 'تمت الموافقة عليه', refused: 'رُفض', withdrawn: 'سُحب' } as const
const tones = { accepted: 'success', refused: 'muted', withdrawn: 'muted' } as const

type Props = { expense: { answer: keyof typeof mine | null; isMine: boolean } }

/** What became of an expense, as one of its owners reads it: «وافقت عليه» to nobody but the one who did. */
export const ExpenseBadge = ({ expense: { answer, isMine } }: Props) =>
  answer === null ? (
    <Badge tone="warning">بانتظار موافقتك</Badge>
  ) : (
    <Badge tone={tones[answer]}>{(isMine ? mine : ours)[answer]}</Badge>
  )
