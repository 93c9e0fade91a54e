import { Link } from 'react-router'
import { accountName } from '#areas/finance/ledger/bank-leaf.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { slipPath } from '../cheque-asked.ts'
import { type SlipRow, slips } from '../paper-queries.ts'
import { papersPerPage, readSlipsAsked, slipsAddress, slipsPath } from '../papers-asked.ts'
import { NoPapers, PaperFilters } from '../ui/paper-filters.tsx'
import { slipViews } from '../views.ts'
import type { Route } from './+types/back-office-cheque-slips'

export const meta = () => [{ title: 'قسائم الإيداع · التحالف' }]

export const handle = { crumb: () => 'قسائم الإيداع' }

export const loader = page(financePermissions.viewCheques, async (ctx, { query }) => {
  const asked = readSlipsAsked(query)
  const mayExport = ctx.actor.may(financePermissions.exportCheques)
  return { asked, mayExport, views: await slipViews.of(ctx), ...(await slips(ctx, asked)) }
})

export const action = slipViews.action

const columns: Column<SlipRow>[] = [
  {
    key: 'number',
    title: 'القسيمة',
    cell: ({ id, number }) => (
      <Link className="link medium nowrap" to={slipPath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'day', title: 'أُودعت', cell: ({ day }) => <DateText at={day} /> },
  { key: 'account', title: 'في حساب', cell: (row) => <bdi>{accountName(row)}</bdi> },
  { key: 'branch', title: 'الفرع', cell: ({ branch }) => branch },
  { key: 'by', title: 'أودعها', cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'cheques', title: 'شيكاتها', numeric: true, cell: ({ cheques }) => <Num>{cheques}</Num> },
  { key: 'waiting', title: 'لدى البنك', numeric: true, cell: ({ waiting }) => waiting > 0n && <Money amount={waiting} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export default function ChequeSlipsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayExport, views, rows, sums, count, at, branches, accounts } = loaderData
  const here = slipsAddress({ ...asked, page: 1 })
  return (
    <FinanceFrame
      title="قسائم الإيداع"
      action={mayExport && count > 0 && <TakeAlong address={slipsAddress({ ...asked, page: 1 }, `${slipsPath}/export`)} />}
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={papersPerPage}
        address={slipsAddress}
        filters={
          <PaperFilters
            {...{ asked, here, branches, accounts, all: slipsPath }}
            says={{ label: 'تصفية قسائم الإيداع', search: 'ابحث برقم القسيمة أو البنك' }}
          />
        }
      >
        {rows.length > 0 ? (
          <>
            <Figures
              figures={[
                ['أُودع', sums.amount, count],
                ['منه لدى البنك', sums.waiting],
              ]}
            />
            <Table caption="قسائم الإيداع" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </>
        ) : (
          <NoPapers
            {...{ asked, all: slipsPath, unmatched: 'لا قسيمة مطابقة' }}
            none={{ title: 'لا قسائم بعد', says: 'تصدر القسيمة حين تُودع شيكات من «إيداع الغد».' }}
          />
        )}
      </ListCard>
    </FinanceFrame>
  )
}
