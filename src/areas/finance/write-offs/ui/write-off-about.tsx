import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { JournalLink } from '#areas/finance/ledger/ui/journal-link.tsx'
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

/** Who did what with it, in the order in which it went. */
function Steps({ writeOff: one, sees }: Pick<Props, 'writeOff' | 'sees'>) {
  return (
    <>
      <Told question="طلبه">
        {one.by}، <DateText at={one.askedAt} time />
      </Told>
      {one.agreedAt && (
        <Told question="اعتمده">
          {one.approver}، <DateText at={one.agreedAt} time />
        </Told>
      )}
      {one.endedAt && (
        <>
          <Told question="رفضه">
            {one.ender}، <DateText at={one.endedAt} time />
          </Told>
          <Told question="سبب الرفض">{one.endReason}</Told>
        </>
      )}
      {sees.books && one.journal !== null && (
        <Told question="القيد">
          <JournalLink number={one.journal} />
        </Told>
      )}
      {one.reversedAt && (
        <>
          <Told question="عكسه">
            {one.reverser}، <DateText at={one.reversedAt} time />
          </Told>
          <Told question="سبب العكس">{one.reversalReason}</Told>
        </>
      )}
      {sees.books && one.reversingJournal !== null && (
        <Told question="القيد العكسي">
          <JournalLink number={one.reversingJournal} />
        </Told>
      )}
    </>
  )
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
