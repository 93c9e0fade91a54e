import { ownerStatementAddress, ownStatementPath } from './owners/owner-statement-asked.ts'
import { PoolStatementForm } from './owners/ui/statement-card.tsx'

/** To the statement of a settlement, for the owner it was settled with. */
export function OwnStatementLink({ mandateId, settlementId }: { mandateId: string; settlementId: string }) {
  const address = ownerStatementAddress({ mandate: mandateId, settlement: settlementId }, ownStatementPath)
  return (
    <a className="link" href={address} target="_blank" rel="noopener">
      كشف الحساب
    </a>
  )
}

/** An owner's own statement of some days, of one of their mandates. */
export function OwnStatementForm({ pools, today }: { pools: readonly { mandateId: string; label: string }[]; today: string }) {
  return <PoolStatementForm path={ownStatementPath} pools={pools} today={today} />
}
