import '#ui/styles/reports.css'
import { Form, Link } from 'react-router'
import type { Side } from '#areas/finance/ledger/account.ts'
import { onSide, sourceWords } from '#areas/finance/ledger/journal.ts'
import { JournalLink } from '#areas/finance/ledger/ui/journal-link.tsx'
import { Chip } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FilterDay } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { movements, ShownMovement } from '../movement-queries.ts'
import { accountPath, type MovementsAsked, movementsAddress } from '../movements-asked.ts'
import { partNames } from '../results-asked.ts'

type Ledger = Awaited<ReturnType<typeof movements>>
type Props = { code: string; side: Side; asked: MovementsAsked; ledger: Ledger; part: string }

const columns = (side: Side): Column<ShownMovement>[] => [
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'number', title: 'القيد', cell: ({ number }) => <JournalLink number={number} /> },
  { key: 'paper', title: 'المصدر', cell: (row) => <Paper {...row} /> },
  { key: 'memo', title: 'البيان', cell: ({ memo }) => <Sentence>{memo}</Sentence> },
  { key: 'key', title: 'المفتاح', cell: ({ key }) => (key ? <Sentence>{key}</Sentence> : null) },
  {
    key: 'other',
    title: 'يقابله',
    cell: ({ other, otherName }) => (
      <>
        <Code>{other}</Code> {otherName}
      </>
    ),
  },
  { key: 'debit', title: 'مدين', numeric: true, cell: ({ debit }) => debit && <Money amount={debit} /> },
  { key: 'credit', title: 'دائن', numeric: true, cell: ({ credit }) => credit && <Money amount={credit} /> },
  { key: 'balance', title: 'الرصيد', numeric: true, cell: ({ balance }) => <Money amount={onSide(side, balance)} /> },
]

function Paper({ source, paper }: ShownMovement) {
  if (!paper) return sourceWords(source)
  return (
    <Link className="link" to={paper}>
      {sourceWords(source)}
    </Link>
  )
}

/** What moved one account, the newest first, with what lay in it after each. */
export function MovementsCard({ code, side, asked, ledger, part }: Props) {
  const { lines, sums } = ledger
  return (
    <Card title="الحركات" flush footer={<Foot code={code} asked={asked} {...ledger} />}>
      <Filters code={code} asked={asked} part={part} />
      <dl className="sums-row">
        <Sum words="الرصيد قبلها" amount={onSide(side, sums.opening)} />
        <Sum words="مدين" amount={sums.debits} />
        <Sum words="دائن" amount={sums.credits} />
        <Sum words="الرصيد بعدها" amount={onSide(side, sums.closing)} />
      </dl>
      {lines.length > 0 ? (
        <Table caption="حركات الحساب" columns={columns(side)} rows={lines} keyOf={({ id }) => String(id)} />
      ) : (
        <Empty title="لا حركات">لم يُرحَّل إلى هذا الحساب شيء في هذه المدة.</Empty>
      )}
    </Card>
  )
}

const Sum = ({ words, amount }: { words: string; amount: bigint }) => (
  <div>
    <dt>{words}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
)

function Filters({ code, asked, part }: Pick<Props, 'code' | 'asked' | 'part'>) {
  const { from, to, results } = asked
  const isOn = from !== '' || to !== '' || results !== '' || part !== ''
  return (
    <Form className="toolbar" role="search" aria-label="المدة" key={movementsAddress(code, asked)} preventScrollReset>
      {partNames.map((name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />)}
      {results && <input type="hidden" name="results" value={results} />}
      <FilterDay name="from" label="من" value={from} />
      <FilterDay name="to" label="إلى" value={to} />
      <Button type="submit" variant="outline">
        اعرض
      </Button>
      {isOn && <Chip to={accountPath(code)}>أزل المرشّحات</Chip>}
      {part && <span className="muted sm">{part}</span>}
      {results && <span className="muted sm">دون قيود إقفال السنة</span>}
    </Form>
  )
}

function Foot({ code, asked, isFirst, older }: Pick<Ledger, 'isFirst' | 'older'> & Pick<Props, 'code' | 'asked'>) {
  return (
    <>
      {!isFirst && (
        <Link className="btn btn-ghost btn-sm" to={movementsAddress(code, asked)}>
          الأحدث
        </Link>
      )}
      {older ? (
        <Link className="btn btn-outline btn-sm end" to={movementsAddress(code, asked, { before: older })}>
          الأقدم
        </Link>
      ) : (
        <span className="sm muted">هذا أول ما فيها.</span>
      )}
    </>
  )
}
