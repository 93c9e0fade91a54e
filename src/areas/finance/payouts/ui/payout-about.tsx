import { onlinePaymentPath } from '#areas/finance/addresses.ts'
import { sessionPath } from '#areas/finance/cash/session-asked.ts'
import { outlayPath } from '#areas/finance/outlays/outlay-asked.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { payoutKinds } from '../payout.ts'
import type { ShownPayout } from '../payout-detail.ts'
import { PayoutBadge } from './payout-badge.tsx'

type Props = {
  payout: ShownPayout
  customer: { path: string } | null
  sees: { books: boolean; boxes: boolean; outlays: boolean }
}

/** For whom and for what. */
export function PayoutAbout({ payout: one, customer, sees }: Props) {
  const { payee, amount, kind, purpose, method, iban, otherWay, branch } = one
  return (
    <Card title="بياناته" actions={<PayoutBadge status={one.status} />}>
      <dl className="told">
        <Told question="يُصرف إلى">
          <OpenLink to={one.outlayId ? null : customer?.path}>{payee}</OpenLink>
        </Told>
        <Told question="المبلغ">
          <Money amount={amount} />
        </Told>
        <Told question="وذلك مقابل">
          <OpenLink to={one.outlayId && sees.outlays ? outlayPath(one.outlayId) : null}>{payoutKinds[kind]}</OpenLink>: {purpose}
        </Told>
        <Told question="الطريقة">
          <OpenLink to={one.onlinePaymentId ? onlinePaymentPath(one.onlinePaymentId) : null}>{payoutMethods[method]}</OpenLink>{' '}
          {iban && <Code>{iban}</Code>}
        </Told>
        {otherWay && <Told question="لماذا بهذه الطريقة">{otherWay}</Told>}
        <Told question="الفرع">{branch}</Told>
        <Steps payout={one} sees={sees} />
      </dl>
    </Card>
  )
}

/** Who did what with it, in the order in which it went. */
function Steps({ payout: one, sees }: Pick<Props, 'payout' | 'sees'>) {
  return (
    <>
      <Told question="أعدّه">
        {one.by}، <DateText at={one.askedAt} time />
      </Told>
      {one.approvedAt && (
        <Told question="اعتمده">
          {one.agreedAlone ? 'لا يحتاج اعتماد غيره بمبلغه' : one.approver}، <DateText at={one.approvedAt} time />
        </Told>
      )}
      {one.endedAt && (
        <>
          <Told question={one.status === 'rejected' ? 'رفضه' : 'ألغاه'}>
            {one.ender}، <DateText at={one.endedAt} time />
          </Told>
          <Told question="السبب">{one.endReason}</Told>
        </>
      )}
      {one.paidAt && <Paid payout={one} sees={sees} />}
      {one.reversedAt && (
        <>
          <Told question="عكسه">
            {one.reverser}، <DateText at={one.reversedAt} time />
          </Told>
          <Told question="سبب العكس">{one.reason}</Told>
          {one.backInto && (
            <Told question="عاد إلى">
              <bdi>{one.backInto}</bdi> {one.backReference && <Code>{one.backReference}</Code>}
            </Told>
          )}
          {sees.books && one.reversingJournal !== null && (
            <Told question="القيد العكسي">
              <JournalLink number={one.reversingJournal} />
            </Told>
          )}
        </>
      )}
    </>
  )
}

function Paid({ payout: one, sees }: Pick<Props, 'payout' | 'sees'>) {
  return (
    <>
      <Told question="صرفه">
        {one.payer}، {one.paidAt && <DateText at={one.paidAt} time />}
      </Told>
      {one.method === 'online' ? (
        <Told question="رقم الرد">{one.reference && <Code>{one.reference}</Code>}</Told>
      ) : (
        <Told question="من">
          {one.from} {one.reference && <Code>{one.reference}</Code>}
        </Told>
      )}
      {one.session !== null && one.sessionId && (
        <Told question="وردية الصندوق">
          <OpenLink to={sees.boxes ? sessionPath(one.sessionId) : null}>
            <Num>{one.session}</Num>
          </OpenLink>
        </Told>
      )}
      {sees.books && one.journal !== null && (
        <Told question="القيد">
          <JournalLink number={one.journal} />
        </Told>
      )}
    </>
  )
}
