import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { sourceWords } from '../journal.ts'
import { journalsAddress, readJournalsAsked } from '../journal-asked.ts'
import { journalFilters, journals } from '../journal-queries.ts'
import { JournalFilters } from '../ui/journal-filters.tsx'
import { journalViews } from '../views.ts'
import type { Route } from './+types/back-office-journals'

export const meta = () => [{ title: 'القيود · التحالف' }]

export const handle = { crumb: () => 'القيود' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const asked = readJournalsAsked(query)
  const before = query.get('before')
  const [list, filters] = await Promise.all([journals(ctx, asked, before), journalFilters(ctx)])
  const mayExport = ctx.actor.may(financePermissions.exportBooks)
  const seesOpenings = ctx.actor.may(financePermissions.viewOpenings)
  const mayWrite = ctx.actor.may(financePermissions.writeVouchers)
  return { asked, isFirst: !before, ...list, filters, views: await journalViews.of(ctx), mayExport, seesOpenings, mayWrite }
})

type Shown = Route.ComponentProps['loaderData']

const columns: Column<Shown['rows'][number]>[] = [
  { key: 'number', title: 'القيد', cell: ({ number }) => <JournalLink number={number} /> },
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  {
    key: 'memo',
    title: 'البيان',
    cell: ({ memo, mirrors, reversed }) => (
      <span className="row wrap">
        <span>
          <Sentence>{memo}</Sentence>
        </span>
        {mirrors && <Badge>قيد عكسي</Badge>}
        {reversed && <Badge tone="warning">عُكس</Badge>}
      </span>
    ),
  },
  { key: 'source', title: 'المصدر', cell: ({ source }) => sourceWords(source) },
  { key: 'by', title: 'رحّله', cell: ({ by }) => by },
  { key: 'total', title: 'المبلغ', numeric: true, cell: ({ total }) => <Money amount={total} /> },
]

export const action = journalViews.action

export default function JournalsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, filters, views } = shown
  return (
    <FinanceFrame title="القيود" action={<Acts {...shown} />}>
      <Card flush footer={<Foot {...shown} />}>
        <JournalFilters asked={asked} {...filters} />
        <SavedViews views={views} here={journalsAddress(asked)} reply={reply} />
        {rows.length ? (
          <Table caption="القيود" columns={columns} rows={rows} keyOf={({ number }) => String(number)} />
        ) : (
          <Empty title="لا قيود بهذه الشروط">وسّع الأيام، أو امسح شروط البحث.</Empty>
        )}
      </Card>
    </FinanceFrame>
  )
}

function Acts({ asked, mayExport, seesOpenings, mayWrite }: Shown) {
  return (
    <>
      {seesOpenings && (
        <Link className="btn btn-outline btn-sm" to="/admin/finance/opening">
          الأرصدة الافتتاحية
        </Link>
      )}
      {mayExport && <TakeAlong address={journalsAddress(asked, '/admin/finance/journals/export')} />}
      {mayWrite && (
        <Link className="btn btn-primary btn-sm" to="/admin/finance/journals/new">
          أعدّ قيد يومية
        </Link>
      )}
    </>
  )
}

function Foot({ asked, sums, isFirst, older }: Shown) {
  const address = journalsAddress(asked)
  return (
    <>
      <span className="sm">
        عدد القيود: <Num>{sums.count}</Num> · مجموعها: <Money amount={sums.total} />
      </span>
      {!isFirst && (
        <Link className="btn btn-ghost btn-sm" to={address}>
          الأحدث
        </Link>
      )}
      {older && (
        <Link className="btn btn-outline btn-sm end" to={`${address}${address.includes('?') ? '&' : '?'}before=${older}`}>
          الأقدم
        </Link>
      )}
    </>
  )
}
