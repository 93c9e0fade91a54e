import { Link } from 'react-router'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { restWays } from '../cheque.ts'
import { chequeListPath, chequesAddress } from '../cheque-asked.ts'
import type { ShownCheque } from '../cheque-detail.ts'
import { ChequeBadge } from './cheque-badge.tsx'

type Props = { cheque: ShownCheque; customer: { path: string } | null }

/** What stands on it, where it lies, and what came in its place or of it. */
export function ChequeAbout({ cheque: one, customer }: Props) {
  return (
    <Card title="بياناته" actions={<ChequeBadge state={one.status} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{one.giver}</OpenLink>
        </Told>
        {one.drawer !== one.giver && <Told question="الساحب">{one.drawer}</Told>}
        <Told question="البنك">
          {one.bank} {one.account && <Code>{one.account}</Code>}
        </Told>
        <Told question="يستحق">
          <DateText at={one.dueOn} weekday />
        </Told>
        <Told question="المبلغ">
          <Money amount={one.amount} />
        </Told>
        <Told question="الفرع">{one.branch}</Told>
        <Told question="ما زاد على ما يغطيه">{restWays[one.rest]}</Told>
        <Told question="استُلم">
          <DateText at={one.receivedAt} time />،{' '}
          <a className="link" href={`${chequeListPath(one.listId)}/pdf`} target="_blank" rel="noopener">
            <Code>{one.list}</Code>
          </a>
        </Told>
        <Became cheque={one} />
      </dl>
    </Card>
  )
}

function Became({ cheque: { receipt, receiptId, opensReceipt, replacedByList } }: Pick<Props, 'cheque'>) {
  return (
    <>
      {receipt && receiptId && (
        <Told question="سند القبض">
          <OpenLink to={opensReceipt ? receiptPath(receiptId) : null}>
            <Code>{receipt}</Code>
          </OpenLink>
        </Told>
      )}
      {replacedByList && (
        <Told question="استُبدل بشيكات">
          <Link className="link" to={chequesAddress({ q: replacedByList })}>
            <Code>{replacedByList}</Code>
          </Link>
        </Told>
      )}
    </>
  )
}
