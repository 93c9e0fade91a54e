import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { chequeListPath, chequesAddress, chequesPath, chequesPerPage, newChequesPath, readChequesAsked } from '../cheque-asked.ts'
import { cheques } from '../queries.ts'
import { ChequeFilters } from '../ui/cheque-filters.tsx'
import { ChequesTable } from '../ui/cheques-table.tsx'
import { chequeViews } from '../views.ts'
import type { Route } from './+types/back-office-cheques'

export const meta = () => [{ title: 'حافظة الشيكات · التحالف' }]

export const handle = { crumb: () => 'حافظة الشيكات' }

export const loader = page(financePermissions.viewCheques, async (ctx, { query }) => {
  const asked = readChequesAsked(query)
  const { exportCheques, keepCheques } = financePermissions
  return {
    asked,
    mayExport: ctx.actor.may(exportCheques),
    mayKeep: ctx.actor.may(keepCheques),
    views: await chequeViews.of(ctx),
    ...(await cheques(ctx, asked)),
  }
})

export const action = chequeViews.action

export default function ChequesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayExport, views, mayKeep, rows, sums, count, at, branches, banks, list } = loaderData
  return (
    <FinanceFrame
      title="حافظة الشيكات"
      action={
        <>
          {mayExport && count > 0 && <TakeAlong address={chequesAddress(asked, `${chequesPath}/export`)} />}
          {list && (
            <a
              className={buttonLook({ variant: 'outline' })}
              href={`${chequeListPath(list.id)}/pdf`}
              target="_blank"
              rel="noopener"
            >
              اطبع بيان الشيكات
            </a>
          )}
          {mayKeep && (
            <Link className={buttonLook()} to={newChequesPath}>
              سجّل شيكات
            </Link>
          )}
        </>
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={chequesPerPage}
        address={chequesAddress}
        filters={<ChequeFilters asked={asked} branches={branches} banks={banks} />}
      >
        <ChequesTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
