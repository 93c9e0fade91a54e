import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterInWords, taxPath } from '#areas/finance/quarter.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterDays } from '#ui/filter-bar.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { documentKinds } from '../boxes.ts'
import { type TaxDocument, taxDocuments } from '../document-queries.ts'
import { type DocumentsAsked, documentsAddress, documentsPerPage, readDocumentsAsked } from '../documents-asked.ts'
import { taxDocumentViews } from '../views.ts'
import type { Route } from './+types/back-office-tax-documents'

export const meta = () => [{ title: 'مستندات الإقرار · التحالف' }]

export const handle = { above: { to: taxPath, label: 'الإقرار الضريبي' }, crumb: () => 'مستندات الإقرار' }

export const loader = page(financePermissions.viewTax, async (ctx, { query }) => {
  const asked = readDocumentsAsked(query, ctx.now())
  const found = await taxDocuments(ctx, asked)
  const mayTake = ctx.actor.may(financePermissions.exportBooks) && found.count > 0
  return { asked, mayTake, views: await taxDocumentViews.of(ctx), ...found }
})

export const action = taxDocumentViews.action

const columns: Column<TaxDocument>[] = [
  {
    key: 'name',
    title: 'المستند',
    cell: ({ name, who, path }) => (
      <>
        <Link className="link" to={path}>
          <bdi>{name}</bdi>
        </Link>
        {who && (
          <span className="block muted sm">
            <bdi>{who}</bdi>
          </span>
        )}
      </>
    ),
  },
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'base', title: 'القيمة', numeric: true, cell: ({ base }) => base !== null && <Money amount={base} /> },
  { key: 'tax', title: 'الضريبة', numeric: true, cell: ({ tax }) => <Money amount={tax} /> },
]

export default function TaxDocumentsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, mayTake, views, documents, count, at } = shown
  const { quarter, of } = asked
  const here = { ...asked, page: 1 }
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{documentKinds[of]}</h1>
          <p className="muted sm">
            <Link className="link" to={`${taxPath}?quarter=${quarter}`}>
              إقرار {quarterInWords(quarter)}
            </Link>
          </p>
        </div>
        {mayTake && (
          <div className="acts">
            <TakeAlong address={documentsAddress(here, `${taxPath}/export`)} />
          </div>
        )}
      </div>
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={documentsPerPage}
        address={documentsAddress}
        filters={<Filters {...asked} />}
      >
        {documents.length > 0 ? (
          <>
            <Figures
              figures={[
                ['القيمة', shown.base],
                ['الضريبة', shown.tax],
              ]}
            />
            <Table caption="المستندات" columns={columns} rows={documents} keyOf={({ id }) => id} />
          </>
        ) : (
          <Empty title="لا مستندات هنا">لا شيء من هذا النوع في هذا الربع، أو لا يطابق ما تبحث عنه.</Empty>
        )}
      </ListCard>
    </>
  )
}

function Filters(asked: DocumentsAsked) {
  const { quarter, of, q, from, to } = asked
  const all = { quarter, of, q: '', from: '', to: '', page: 1 }
  return (
    <FilterBar
      key={documentsAddress(asked)}
      label="تصفية المستندات"
      search={{ name: 'q', label: 'ابحث في المستندات', placeholder: 'الرقم أو الاسم', value: q }}
      filters={[from, to]}
      clear={documentsAddress(all)}
      kept={{ quarter, of }}
    >
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
