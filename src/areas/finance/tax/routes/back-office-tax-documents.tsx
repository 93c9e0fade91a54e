import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { documentKinds } from '../boxes.ts'
import { type TaxDocument, taxDocuments } from '../document-queries.ts'
import { readDocumentsAsked, taxExportPath } from '../documents-asked.ts'
import { quarterInWords, taxPath } from '../quarter.ts'
import type { Route } from './+types/back-office-tax-documents'

export const meta = () => [{ title: 'مستندات الإقرار · التحالف' }]

export const handle = { above: { to: taxPath, label: 'الإقرار الضريبي' }, crumb: () => 'مستندات الإقرار' }

export const loader = page(financePermissions.viewTax, async (ctx, { query }) => {
  const { quarter, of } = readDocumentsAsked(query, ctx.now())
  const documents = await taxDocuments(ctx, quarter, of)
  return { quarter, of, documents, mayTake: ctx.actor.may(financePermissions.exportBooks) && documents.length > 0 }
})

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

export default function TaxDocumentsPage({ loaderData: { quarter, of, documents, mayTake } }: Route.ComponentProps) {
  const sumOf = (amounts: readonly (bigint | null)[]) => amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{documentKinds[of]}</h1>
          <p className="muted sm">
            <Link className="link" to={`${taxPath}?quarter=${quarter}`}>
              إقرار {quarterInWords(quarter)}
            </Link>{' '}
            · القيمة <Money amount={sumOf(documents.map(({ base }) => base))} /> · الضريبة{' '}
            <Money amount={sumOf(documents.map(({ tax }) => tax))} />
          </p>
        </div>
        {mayTake && (
          <div className="acts">
            <TakeAlong address={taxExportPath(quarter, of)} />
          </div>
        )}
      </div>
      <Card flush>
        {documents.length > 0 ? (
          <Table caption="المستندات" columns={columns} rows={documents} keyOf={({ id }) => id} />
        ) : (
          <Empty title="لا مستندات هنا">لا شيء من هذا النوع في هذا الربع.</Empty>
        )}
      </Card>
    </>
  )
}
