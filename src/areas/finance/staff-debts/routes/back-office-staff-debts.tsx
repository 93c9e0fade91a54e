import { Link } from 'react-router'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { OpenLink, Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { debtsPath, staffLeaf } from '../debt.ts'
import { entriesPerPage, readStaffDebtsAsked, staffDebtsAddress } from '../debt-asked.ts'
import { placesToTake, type StaffOwing, staffDebts } from '../queries.ts'
import { EntriesTable, EntryFilters } from '../ui/entries-table.tsx'
import { ReverseRepayment } from '../ui/reverse-repayment.tsx'
import { TakeRepayment } from '../ui/take-repayment.tsx'
import { repayDebt, reverseRepayment } from '../use-cases/repay-debt.ts'
import { staffDebtViews } from '../views.ts'
import type { Route } from './+types/back-office-staff-debts'

export const meta = () => [{ title: 'ذمم الموظفين · التحالف' }]

export const handle = { crumb: () => 'ذمم الموظفين' }

export const loader = page(financePermissions.viewStaffDebts, async (ctx, { query }) => {
  const asked = readStaffDebtsAsked(query)
  const debts = await staffDebts(ctx, asked)
  const chosen = debts.entries.find(({ id, mayReverse }) => mayReverse && id === asked.repayment) ?? null
  const act = query.get('act') ?? ''
  return {
    ...{ ...debts, asked, chosen, act, isView: act in staffDebtViews.acts, views: await staffDebtViews.of(ctx) },
    ...{ places: await placesToTake(ctx), formId: ctx.newId(), me: ctx.actor.id },
    opensBooks: ctx.actor.may(financePermissions.viewBooks),
    mayExport: ctx.actor.may(financePermissions.exportBooks),
  }
})

export const action = submitOneOf({
  ...staffDebtViews.acts,
  repay: submit(repayDebt, () => saying('قُبض السداد، وصدر سنده', debtsPath)),
  reverse: submit(reverseRepayment, () => saying('عُكس السند', debtsPath)),
})

const owingColumns = (opens: boolean): Column<StaffOwing>[] => [
  { key: 'employee', title: 'الموظف', cell: ({ employee }) => <bdi>{employee}</bdi> },
  {
    key: 'short',
    title: 'سُجّل عليه',
    numeric: true,
    cell: ({ employeeId, short }) => (
      <Link className="link" to={staffDebtsAddress({ employee: employeeId, side: 'more' })}>
        <Money amount={short} />
      </Link>
    ),
  },
  {
    key: 'owes',
    title: 'بقي عليه',
    numeric: true,
    cell: ({ employeeId, owes }) => (
      <OpenLink to={opens && leafAddress(staffLeaf(employeeId))}>
        <Money amount={owes} />
      </OpenLink>
    ),
  },
]

export default function StaffDebtsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { owing, total, places, formId, me, chosen, act, opensBooks } = loaderData
  const others = owing.filter(({ employeeId }) => employeeId !== me)
  const mayTake = places && others.length > 0
  const of = (name: string) => (act === name ? actionData : undefined)
  return (
    <FinanceFrame title="ذمم الموظفين">
      <div className={mayTake || chosen ? 'cols' : 'stack'}>
        <div className="stack">
          <Card title="ما على الموظفين" actions={<Money amount={total} />} flush>
            {owing.length > 0 ? (
              <Table
                caption="ما على الموظفين"
                columns={owingColumns(opensBooks)}
                rows={owing}
                keyOf={({ employeeId }) => employeeId}
              />
            ) : (
              <Empty title="لا شيء على أحد">عجز الصندوق الذي يُسجّل على أمينه يظهر هنا حتى يسدّده.</Empty>
            )}
          </Card>
          <Entries shown={loaderData} reply={actionData} />
        </div>
        {(mayTake || chosen) && (
          <div className="stack">
            {chosen && <ReverseRepayment key={chosen.id} repayment={chosen} reply={of('reverse')} />}
            {mayTake && <TakeRepayment key={formId} owing={others} places={places} formId={formId} reply={of('repay')} />}
          </div>
        )}
      </div>
    </FinanceFrame>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Entries({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const { asked, people, entries, sums, count, at, views, isView, mayExport } = shown
  const here = { ...asked, repayment: '', page: 1 }
  const acts = mayExport && count > 0 && (
    <div className="row wrap">
      <TakeAlong address={staffDebtsAddress(here, `${debtsPath}/export`)} />
    </div>
  )
  return (
    <Card
      title="العجز والسداد"
      actions={acts}
      flush
      footer={<Pager page={at} perPage={entriesPerPage} total={count} toPage={(page) => staffDebtsAddress({ ...asked, page })} />}
    >
      <EntryFilters asked={asked} people={people} />
      <SavedViews views={views} here={staffDebtsAddress(here)} reply={isView ? reply : undefined} />
      <EntriesTable rows={entries} sums={sums} asked={asked} />
    </Card>
  )
}
