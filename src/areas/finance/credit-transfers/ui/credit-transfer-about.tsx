import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { PaperSteps } from '#areas/finance/ui/paper-steps.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Money } from '#ui/values.tsx'
import type { ShownCreditTransfer } from '../credit-transfer-detail.ts'
import { CreditTransferBadge } from './credit-transfer-badge.tsx'

type Props = {
  creditTransfer: ShownCreditTransfer
  giver: { path: string } | null
  taker: { path: string } | null
  sees: { receipts: boolean; books: boolean }
}

/** From whom to whom and why, and who said so. */
export function CreditTransferAbout({ creditTransfer: one, giver, taker, sees }: Props) {
  return (
    <Card title="بياناته" actions={<CreditTransferBadge status={one.status} />}>
      <dl className="told">
        <Told question="من">
          <OpenLink to={giver?.path}>{one.holder}</OpenLink>
        </Told>
        <Told question="إلى">
          <OpenLink to={taker?.path}>{one.taker}</OpenLink>
        </Told>
        <Told question="المبلغ">
          <Money amount={one.amount} />
        </Told>
        {one.status === 'done' && one.receiptId && one.unused !== null && (
          <Told question="بقي منه">
            <OpenLink to={sees.receipts ? receiptPath(one.receiptId) : null}>
              <Money amount={one.unused} />
            </OpenLink>
          </Told>
        )}
        <Told question="السبب">{one.reason}</Told>
        <Told question="موافقة صاحب الرصيد">{one.consent}</Told>
        {one.fileId && (
          <Told question="ورقة موافقته">
            <a className="link" href={`/files/${one.fileId}`}>
              افتح الورقة
            </a>
          </Told>
        )}
        <Told question="الفرع">{one.branch}</Told>
        <PaperSteps {...one} journals={sees.books && one} it="ه" />
      </dl>
    </Card>
  )
}
