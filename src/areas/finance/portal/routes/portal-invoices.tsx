import { Link } from 'react-router'
import { paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { InvoiceBadge } from '#areas/finance/invoices/ui/invoice-badge.tsx'
import { ownInvoicePath, papersPerPage } from '#areas/finance/payments-paths.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { pageIn } from '#values/pages.ts'
import { type OwnInvoiceRow, ownInvoices } from '../own-papers.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import type { Route } from './+types/portal-invoices'

export const meta = () => [{ title: 'فواتيري · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({ papers: await ownInvoices(ctx, pageIn(query, 4_000)) }))

export default function OwnInvoicesPage({ loaderData: { papers } }: Route.ComponentProps) {
  if (!papers) return <NoRecord />
  const { rows, count, at } = papers
  return (
    <PaymentsFrame here="invoices">
      <Card flush footer={<Pager page={at} perPage={papersPerPage} total={count} toPage={(page) => `?page=${page}`} />}>
        {rows.length === 0 ? (
          <Empty title="لا فواتير بعد">تظهر هنا فواتيرك من كل خدماتنا.</Empty>
        ) : (
          <ul className="list">
            {rows.map((row) => (
              <li key={row.id}>
                <Row {...row} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </PaymentsFrame>
  )
}

function Row({ id, kind, asked, number, issuedOn, total, open, state }: OwnInvoiceRow) {
  return (
    <>
      <span className="grow">
        <Link to={ownInvoicePath(id)} className="t">
          {paperNamed(kind, asked)} <Code>{number}</Code>
        </Link>
        <span className="xs muted db">
          <DateText at={issuedOn} />
          {open > 0n && open < total && (
            <>
              {' '}
              · بقي منها <Money amount={open} />
            </>
          )}
        </span>
      </span>
      {state && <InvoiceBadge state={state} />}
      <Money amount={total} />
    </>
  )
}
