import { depositPath } from '#areas/finance/deposits/deposit-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { PaperSteps } from '#areas/finance/ui/paper-steps.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, Money } from '#ui/values.tsx'
import type { ShownSetOff } from '../set-off-detail.ts'
import { SetOffBadge } from './set-off-badge.tsx'

type Props = {
  setOff: ShownSetOff
  customer: { path: string } | null
  sees: { deposits: boolean; invoices: boolean; books: boolean }
}

/** Whose accounts, from which of them and why, and who said so. */
export function SetOffAbout({ setOff: one, customer, sees }: Props) {
  return (
    <Card title="بياناتها" actions={<SetOffBadge status={one.status} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{one.holder}</OpenLink>
        </Told>
        <Told question="المبلغ">
          <Money amount={one.amount} />
        </Told>
        <Told question="من">
          <OpenLink to={one.depositId && sees.deposits ? depositPath(one.depositId) : null}>{one.pot}</OpenLink>
        </Told>
        <Told question="السبب">{one.reason}</Told>
        <Told question="موافقة العميل">{one.consent}</Told>
        {one.fileId && (
          <Told question="ورقة موافقته">
            <a className="link" href={`/files/${one.fileId}`}>
              افتح الورقة
            </a>
          </Told>
        )}
        <Told question="الفرع">{one.branch}</Told>
        <PaperSteps {...one} it="ها" />
      </dl>
    </Card>
  )
}

type Line = ShownSetOff['lines'][number]

/** One for each receipt that paid of it, and none before it is agreed to. */
const journalsColumn: Column<Line> = {
  key: 'journals',
  title: 'القيد',
  cell: ({ journals }) =>
    journals.length > 0 && (
      <span className="row wrap">
        {journals.map((number) => (
          <JournalLink key={String(number)} number={number} />
        ))}
      </span>
    ),
}

const columnsFor = (sees: Props['sees']): Column<Line>[] => [
  { key: 'description', title: 'المستحق', cell: ({ description }) => <bdi>{description}</bdi> },
  {
    key: 'invoice',
    title: 'الفاتورة',
    cell: ({ invoiceId, number }) => (
      <OpenLink to={sees.invoices ? invoicePath(invoiceId) : null}>
        <Code>{number}</Code>
      </OpenLink>
    ),
  },
  ...(sees.books ? [journalsColumn] : []),
  { key: 'open', title: 'كان منه', numeric: true, cell: ({ openSeen }) => <Money amount={openSeen} /> },
  { key: 'amount', title: 'يُسدَّد', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

export function SetOffLines({ lines, sees }: { lines: Line[]; sees: Props['sees'] }) {
  return (
    <Card title="المستحقات" flush>
      <Table caption="المستحقات التي تُسدَّد" columns={columnsFor(sees)} rows={lines} keyOf={({ chargeId }) => chargeId} />
    </Card>
  )
}
