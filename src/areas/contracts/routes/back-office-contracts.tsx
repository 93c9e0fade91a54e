import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { contractsPath } from '../contract.ts'
import { contractsAddress, contractsPerPage, readContractsAsked } from '../contract-asked.ts'
import { contractsPermissions } from '../permissions.ts'
import { contracts } from '../queries.ts'
import { textsPath } from '../templates/paths.ts'
import { ContractFilters } from '../ui/contract-filters.tsx'
import { ContractsTable } from '../ui/contracts-table.tsx'
import type { Route } from './+types/back-office-contracts'

export const meta = () => [{ title: 'العقود · التحالف' }]

export const loader = page(contractsPermissions.view, async (ctx, { query }) => {
  const asked = readContractsAsked(query)
  const kinds = ctx.contractKinds.map(({ kind, label }) => [kind, label] as const)
  const mayExport = ctx.actor.may(contractsPermissions.export)
  const mayWrite = ctx.actor.may(contractsPermissions.manageTemplates)
  return { asked, kinds, mayExport, mayWrite, today: dayOf(ctx.now()), ...(await contracts(ctx, asked)) }
})

export default function ContractsPage({ loaderData }: Route.ComponentProps) {
  const { asked, kinds, mayExport, mayWrite, today, rows, count, at, counts, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>العقود</h1>
          {count > 0 && <p className="muted sm">{howMany(count, 'contract')}</p>}
        </div>
        <div className="acts">
          {mayWrite && (
            <Link className={buttonLook({ variant: 'outline' })} to={textsPath}>
              نماذج العقود
            </Link>
          )}
          {mayExport && count > 0 && (
            <a className={buttonLook({ variant: 'outline' })} href={contractsAddress(asked, `${contractsPath}/export`)} download>
              صدّر إلى إكسل
            </a>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={contractsPerPage} total={count} toPage={(page) => contractsAddress({ ...asked, page })} />
        }
      >
        <ContractFilters asked={asked} kinds={kinds} branches={branches} counts={counts} />
        <ContractsTable rows={rows} asked={asked} today={today} />
      </Card>
    </>
  )
}
