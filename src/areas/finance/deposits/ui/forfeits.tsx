import { Link } from 'react-router'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import type { ShownForfeit } from '../deposit-detail.ts'
import { forfeitStates } from '../forfeit.ts'

const tones = { submitted: 'warning', forfeited: 'success', rejected: 'danger' } as const

/** What was asked to be kept of a deposit: why, and what came of it. It is undone by a credit note on its paper. */
export function Forfeits({ forfeits }: { forfeits: readonly ShownForfeit[] }) {
  return forfeits.map((forfeit) => (
    <Card key={forfeit.id} title="مصادرة" actions={<Badge tone={tones[forfeit.status]}>{forfeitStates[forfeit.status]}</Badge>}>
      <dl className="told">
        <Told question="المبلغ">
          <Money amount={forfeit.amount} />
        </Told>
        <Told question="البند والمخالفة">{forfeit.clause}</Told>
        <Told question="الإخطار">{forfeit.notice}</Told>
        {forfeit.invoiceId && (
          <Told question="فاتورتها">
            <Link className="link" to={invoicePath(forfeit.invoiceId)}>
              <Code>{forfeit.number ?? ''}</Code>
            </Link>
          </Told>
        )}
        {forfeit.credited > 0n && (
          <Told question="أُلغي منها بإشعار دائن">
            <Money amount={forfeit.credited} />
          </Told>
        )}
        {forfeit.decidedWhy && <Told question="سبب الرفض">{forfeit.decidedWhy}</Told>}
        <Told question="الدليل">
          <a className="link" href={`/files/${forfeit.fileId}`}>
            افتحه
          </a>
        </Told>
      </dl>
    </Card>
  ))
}
