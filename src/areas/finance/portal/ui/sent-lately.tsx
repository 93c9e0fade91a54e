import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { proofsOfParty } from '../own-proofs.ts'
import { ownProofPath } from '../transfer-proof.ts'
import { ProofBadge } from './proof-badge.tsx'

type Props = { proofs: Awaited<ReturnType<typeof proofsOfParty>> }

/** What one has shown of one’s transfers lately, and what became of it. */
export function SentLately({ proofs }: Props) {
  if (proofs.length === 0) return null
  return (
    <Card title="إثباتات أرسلتها" flush>
      <ul className="list">
        {proofs.map(({ id, amount, sentAt, status }) => (
          <li key={id}>
            <span className="grow">
              <Link to={ownProofPath(id)} className="t">
                تحويل <Money amount={amount} />
              </Link>
              <span className="xs muted db">
                <DateText at={sentAt} time />
              </span>
            </span>
            <ProofBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
