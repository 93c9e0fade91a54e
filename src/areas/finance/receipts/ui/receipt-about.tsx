import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { sessionPath } from '#areas/finance/cash/session-asked.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import type { ShownReceipt } from '../receipt-detail.ts'
import { ReceiptBadge } from './receipt-badge.tsx'

type Props = {
  receipt: ShownReceipt
  customer: { path: string } | null
  sees: { books: boolean; boxes: boolean; transfers: boolean }
}

/** Who paid, who took it and where; and, when it was reversed, who did so and why. */
export function ReceiptAbout({ receipt: one, customer, sees }: Props) {
  const { payer, amount, branch, note, by, receivedAt, session, sessionId, journal } = one
  return (
    <Card title="بياناته" actions={<ReceiptBadge state={one.reversedAt ? 'reversed' : 'confirmed'} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{payer}</OpenLink>
        </Told>
        <Told question="المبلغ">
          <Money amount={amount} />
        </Told>
        {one.kind === 'credit-transfer' && (
          <Told question="سند التحويل">
            <OpenLink to={sees.transfers ? addressWith(creditTransfersPath, { q: one.number }) : null}>
              <Code>{one.number}</Code>
            </OpenLink>
          </Told>
        )}
        <Told question={one.kind === 'credit-transfer' ? 'أجراه' : 'قبضه'}>
          {by}، <DateText at={receivedAt} time />
        </Told>
        <Told question="الفرع">{branch}</Told>
        {session !== null && sessionId && (
          <Told question="وردية الصندوق">
            <OpenLink to={sees.boxes ? sessionPath(sessionId) : null}>
              <Num>{session}</Num>
            </OpenLink>
          </Told>
        )}
        {note && <Told question="ملاحظة">{note}</Told>}
        {sees.books && (
          <Told question="القيد">
            <JournalLink number={journal} />
          </Told>
        )}
        <Reversal receipt={one} books={sees.books} />
      </dl>
    </Card>
  )
}

function Reversal({
  receipt: { reverser, reversedAt, reason, reversingJournal },
  books,
}: {
  receipt: ShownReceipt
  books: boolean
}) {
  if (!reversedAt) return null
  return (
    <>
      <Told question="عكسه">
        {reverser}، <DateText at={reversedAt} time />
      </Told>
      <Told question="سبب العكس">{reason}</Told>
      {books && reversingJournal !== null && (
        <Told question="القيد العكسي">
          <JournalLink number={reversingJournal} />
        </Told>
      )}
    </>
  )
}
