import '#ui/styles/statements.css'
import { Card } from '#ui/card.tsx'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { allStatementsPath, monthBefore, ownerStatementPath, quarterBack } from '../owner-statement-asked.ts'
import type { ShownPool } from '../queries.ts'
import { PoolChoice, type PoolToChoose } from './pool-choice.tsx'

/** The statement of some days as a paper, for all owners or for one of them. */
export function OwnerStatementCard({ pool: { mandateId, label, owners, today } }: { pool: ShownPool }) {
  return (
    <Card title="كشف الحساب">
      <PoolStatementForm path={ownerStatementPath} pools={[{ mandateId, label }]} owners={owners} today={today} />
    </Card>
  )
}

/** Of some days, the last month where nobody says others: every owner's own, in one file. */
export function AllStatementsCard({ today }: { today: string }) {
  return (
    <Card title="كشوف كل الملّاك">
      <form className="row wrap statement-filters" action={allStatementsPath}>
        <FilterDays {...monthBefore(today)} />
        <Button type="submit" variant="outline">
          نزّل الكشوف (ZIP)
        </Button>
      </form>
    </Card>
  )
}

type Props = {
  path: string
  pools: readonly PoolToChoose[]
  owners?: readonly { partyId: string; name: string }[]
  today: string
}

/** Of which mandate and of which days: what is asked for opens as a paper beside the page. */
export function PoolStatementForm({ path, pools, owners = [], today }: Props) {
  if (pools.length === 0) return null
  return (
    <form className="row wrap" action={path} target="_blank" rel="noopener">
      <PoolChoice pools={pools} />
      <FilterDays from={quarterBack(today)} to={today} />
      {owners.length > 1 && (
        <FilterChoice
          name="owner"
          label="المالك"
          all="كل الملّاك"
          chosen=""
          options={owners.map(({ partyId, name }) => [partyId, name] as const)}
        />
      )}
      <Button type="submit" variant="outline">
        افتح PDF
      </Button>
    </form>
  )
}
