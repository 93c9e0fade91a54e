import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { chequeListPath, chequesAddress } from '../cheque-asked.ts'
import { type ChequeListRow, chequeLists } from '../paper-queries.ts'
import { chequeListsAddress, chequeListsPath, papersPerPage, readChequeListsAsked } from '../papers-asked.ts'
import { NoPapers, PaperFilters } from '../ui/paper-filters.tsx'
import { chequeListViews } from '../views.ts'
import type { Route } from './+types/back-office-cheque-lists'

export const meta = () => [{ title: 'بيانات الشيكات المستلمة · التحالف' }]

export const handle = { crumb: () => 'بيانات الشيكات المستلمة' }

export const loader = page(financePermissions.viewCheques, async (ctx, { query }) => {
  const asked = readChequeListsAsked(query)
  const mayExport = ctx.actor.may(financePermissions.exportCheques)
  return { asked, mayExport, views: await chequeListViews.of(ctx), ...(await chequeLists(ctx, asked)) }
})

export const action = chequeListViews.action

const columns: Column<ChequeListRow>[] = [
  {
    key: 'number',
    title: 'البيان',
    cell: ({ id, number }) => (
      <a className="link medium nowrap" href={`${chequeListPath(id)}/pdf`} target="_blank" rel="noopener">
        <Code>{number}</Code>
      </a>
    ),
  },
  { key: 'day', title: 'استُلمت', cell: ({ day }) => <DateText at={day} /> },
  { key: 'giver', title: 'العميل', cell: ({ giver }) => <bdi>{giver}</bdi> },
  { key: 'branch', title: 'الفرع', cell: ({ branch }) => branch },
  { key: 'by', title: 'استلمها', cell: ({ by }) => <bdi>{by}</bdi> },
  {
    key: 'cheques',
    title: 'شيكاتها',
    numeric: true,
    cell: ({ number, cheques }) => (
      <Link className="link" to={chequesAddress({ q: number })} aria-label={`${cheques}، شيكات البيان ${number}`}>
        <Num>{cheques}</Num>
      </Link>
    ),
  },
  { key: 'waiting', title: 'في الحافظة', numeric: true, cell: ({ waiting }) => waiting > 0n && <Money amount={waiting} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export default function ChequeListsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayExport, views, rows, sums, count, at, branches } = loaderData
  const here = chequeListsAddress({ ...asked, page: 1 })
  const table = chequeListsAddress({ ...asked, page: 1 }, `${chequeListsPath}/export`)
  return (
    <FinanceFrame title="بيانات الشيكات المستلمة" action={mayExport && count > 0 && <TakeAlong address={table} />}>
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={papersPerPage}
        address={chequeListsAddress}
        filters={
          <PaperFilters
            {...{ asked, here, branches, all: chequeListsPath }}
            says={{ label: 'تصفية بيانات الشيكات', search: 'ابحث برقم البيان أو العميل' }}
          />
        }
      >
        {rows.length > 0 ? (
          <>
            <Figures
              figures={[
                ['استُلم', sums.amount, count],
                ['منه في الحافظة', sums.waiting],
              ]}
            />
            <Table caption="بيانات الشيكات المستلمة" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </>
        ) : (
          <NoPapers
            {...{ asked, all: chequeListsPath, unmatched: 'لا بيان مطابق' }}
            none={{ title: 'لا بيانات بعد', says: 'يصدر البيان حين تُستلم شيكات من عميل.' }}
          />
        )}
      </ListCard>
    </FinanceFrame>
  )
}
