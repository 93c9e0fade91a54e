import { buttonLook } from '#ui/button-look.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { allStatementsPath, monthBefore, ownerStatementAddress, ownStatementPath } from './owners/owner-statement-asked.ts'
import { PoolChoice, type PoolToChoose } from './owners/ui/pool-choice.tsx'
import { PoolStatementForm } from './owners/ui/statement-card.tsx'
import { OpenDues, OwedServices } from './receipts/ui/open-dues.tsx'

/** To the statement of a settlement, for the owner it was settled with. */
export function OwnStatementLink({ mandateId, settlementId }: { mandateId: string; settlementId: string }) {
  const address = ownerStatementAddress({ mandate: mandateId, settlement: settlementId }, ownStatementPath)
  return (
    <a className="link" href={address} target="_blank" rel="noopener">
      كشف الحساب
    </a>
  )
}

/** All owners' statements of the last month, in one file. */
export function LastMonthStatements({ today }: { today: string }) {
  return (
    <a
      className={buttonLook({ variant: 'outline', size: 'small' })}
      href={ownerStatementAddress(monthBefore(today), allStatementsPath)}
      download
    >
      كشوف الشهر الماضي (ZIP)
    </a>
  )
}

/** An owner's own statement of some days, of one of their mandates. */
export function OwnStatementForm({ pools, today }: { pools: readonly PoolToChoose[]; today: string }) {
  return <PoolStatementForm path={ownStatementPath} pools={pools} today={today} />
}

/** Which of an owner's mandates is meant: asked only where there are several. */
export const OwnPoolChoice = ({ pools }: { pools: readonly PoolToChoose[] }) => <PoolChoice pools={pools} />

/** Notes and coins, one by one, with what they come to. */
export { CountForm } from './cash/ui/count-form.tsx'
/** How a courier's hand-over stands, and who bears what it is short of. */
export { custodyBearers, type HandOverStatus, handOverStatuses, liesWords } from './cod/cod.ts'

/** A report in every form it can be taken along. */
export const TakeReportAlong = ({ address }: { address: string }) => <TakeAlong address={address} />

/** What a customer owes for all services: due by due, and for which it is where it is not rent alone. */
export const DuesOf = (props: Parameters<typeof OpenDues>[0]) => <OpenDues {...props} />
export const ServicesOwed = (props: Parameters<typeof OwedServices>[0]) => <OwedServices {...props} />
/** A journal is known by its number. */
export { JournalLink } from './ui/journal-link.tsx'
