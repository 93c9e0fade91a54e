import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { PaperSteps } from '#areas/finance/ui/paper-steps.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ShownWriteOff } from '../write-off-detail.ts'
import { WriteOffBadge } from './write-off-badge.tsx'

type Props = { writeOff: ShownWriteOff; customer: { path: string } | null; sees: { books: boolean; invoices: boolean } }

/** Whose debt it was, why it was given up, and who said so. */
export function WriteOffAbout({ writeOff: one, customer, sees }: Props) {
  return (
    <Card title="بياناته" actions={<WriteOffBadge status={one.status} />}>
      <dl className="told">
        <Told question="المدين">
          <OpenLink to={customer?.path}>{one.debtor}</OpenLink>
        </Told>
        <Told question="المبلغ">
          <Money amount={one.amount} />
        </Told>
        <Told question="السبب">{one.reason}</Told>
        <Told question="ما جُرّب لتحصيله">{one.attempts}</Told>
        {one.fileId && (
          <Told question="الدليل">
            <a className="link" href={`/files/${one.fileId}`}>
              افتح الدليل
            </a>
          </Told>
        )}
        <Told question="الفرع">{one.branch}</Told>
        <Steps writeOff={one} sees={sees} />
      </dl>
    </Card>
  )
}

/** Who took it back has ended it too. */
function Steps({ writeOff: one, sees }: Pick<Props, 'writeOff' | 'sees'>) {
  const back = one.reversedAt && { ender: one.reverser, endedAt: one.reversedAt, endReason: one.reversalReason }
  const journals = sees.books && { posted: one.journal, reversing: one.reversingJournal }
  return <PaperSteps {...one} {...back} journals={journals} it="ه" />
}

type Line = ShownWriteOff['lines'][number]

const columnsFor = (opens: boolean): Column<Line>[] => [
  { key: 'description', title: 'المستحق', cell: ({ description }) => <bdi>{description}</bdi> },
  {
    key: 'invoice',
    title: 'الفاتورة',
    cell: ({ invoiceId, number }) => (
      <OpenLink to={opens ? invoicePath(invoiceId) : null}>
        <Code>{number}</Code>
      </OpenLink>
    ),
  },
  { key: 'due', title: 'استحق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'amount', title: 'ما يُشطب منه', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export function GivenUp({ lines, opens }: { lines: Line[]; opens: boolean }) {
  return (
    <Card title="المستحقات" flush>
      <Table caption="المستحقات التي تُشطب" columns={columnsFor(opens)} rows={lines} keyOf={({ chargeId }) => chargeId} />
    </Card>
  )
}
