import { ChequeBadge } from '#areas/finance/cheques/ui/cheque-badge.tsx'
import { papersPerPage } from '#areas/finance/payments-paths.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { daysBetween } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { howMany } from '#values/plural.ts'
import { type OwnCheques, ownCheques } from '../own-cheques.ts'
import { NoRecord } from '../ui/no-record.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import type { Route } from './+types/portal-cheques'

export const meta = () => [{ title: 'شيكاتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({ cheques: await ownCheques(ctx, pageIn(query, 4_000)) }))

export default function OwnChequesPage({ loaderData: { cheques } }: Route.ComponentProps) {
  if (!cheques) return <NoRecord />
  const { rows, count, at, total, today } = cheques
  return (
    <PaymentsFrame here="cheques">
      {total > 0n && (
        <p className="muted sm">
          لدينا من شيكاتك ما لم يُحصَّل بعد: <Money amount={total} />، ولا يسدّد الشيك شيئًا حتى يُحصَّل.
        </p>
      )}
      <Card flush footer={<Pager page={at} perPage={papersPerPage} total={count} toPage={(page) => `?page=${page}`} />}>
        {rows.length === 0 ? (
          <Empty title="لا شيكات">ما تسلّمنا إياه من شيكات آجلة تجده هنا، وموعد كل شيك وما صار إليه.</Empty>
        ) : (
          <ul className="list">
            {rows.map((row) => (
              <li key={row.id}>
                <Row {...row} today={today} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </PaymentsFrame>
  )
}

type Row = OwnCheques['rows'][number]

function Row({ number, bank, amount, dueOn, status, covered, reason, settleBy, today }: Row & { today: string }) {
  return (
    <>
      <span className="grow">
        <span className="t">
          شيك <Code>{number}</Code>
        </span>
        <span className="xs muted db">
          {bank} · يستحق <DateText at={dueOn} />
          {status === 'received' && ` · ${goesToBank(dueOn, today)}`}
        </span>
        {covered && (
          <span className="xs muted db">
            يغطي: <bdi>{covered}</bdi>
          </span>
        )}
        {settleBy && (
          <span className="xs db">
            أعاده البنك: {reason}. سدّد أو استبدله قبل <DateText at={settleBy} />
          </span>
        )}
      </span>
      <span className="due-end">
        <Money amount={amount} />
        <ChequeBadge state={status} />
      </span>
    </>
  )
}

function goesToBank(dueOn: string, today: string) {
  const days = daysBetween(today, dueOn)
  if (days > 0) return `يُودع بعد ${howMany(days, 'day', 'gen')}`
  return days === 0 ? 'موعده اليوم' : 'حان موعده'
}
