import { Link } from 'react-router'
import { ownReceiptPath, papersPerPage } from '#areas/finance/payments-paths.ts'
import { receiptKinds } from '#areas/finance/receipts/receipt.ts'
import { ReceiptBadge } from '#areas/finance/receipts/ui/receipt-badge.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { pageIn } from '#values/pages.ts'
import { methodsInWords } from '../methods.ts'
import { type OwnReceiptRow, ownReceipts } from '../own-papers.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import type { Route } from './+types/portal-receipts'

export const meta = () => [{ title: 'سنداتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({ papers: await ownReceipts(ctx, pageIn(query, 4_000)) }))

export default function OwnReceiptsPage({ loaderData: { papers } }: Route.ComponentProps) {
  if (!papers) return <NoRecord />
  const { rows, count, at } = papers
  return (
    <PaymentsFrame here="receipts">
      <Card flush footer={<Pager page={at} perPage={papersPerPage} total={count} toPage={(page) => `?page=${page}`} />}>
        {rows.length === 0 ? (
          <Empty title="لا سندات بعد">لكل دفعة سند قبض مرقّم، وتجده هنا.</Empty>
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

function Row({ id, kind, number, amount, receivedAt, reversedAt, methods }: OwnReceiptRow) {
  return (
    <>
      <span className="grow">
        <Link to={ownReceiptPath(id)} className="t">
          {receiptKinds[kind]} <Code>{number}</Code>
        </Link>
        <span className="xs muted db">
          <DateText at={receivedAt} /> · {methodsInWords(methods)}
        </span>
      </span>
      {reversedAt && <ReceiptBadge state="reversed" />}
      <Money amount={amount} />
    </>
  )
}
