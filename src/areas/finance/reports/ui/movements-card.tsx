import '#ui/styles/reports.css'
import { Form, Link } from 'react-router'
import { isResult, type Side } from '#areas/finance/ledger/account.ts'
import { onSide, sourceWords } from '#areas/finance/ledger/journal.ts'
import { type MovementsAsked, movementsAddress, placeOf } from '#areas/finance/ledger/movements-asked.ts'
import { partNames } from '#areas/finance/ledger/results-asked.ts'
import { comparisons } from '#areas/finance/lists/span.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Chip } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { movements, ShownMovement } from '../movement-queries.ts'

type Ledger = Awaited<ReturnType<typeof movements>>

/** Where the list lies with something else asked, and under which name of a group where it is of several accounts. */
type Place = { address: (asked: Partial<MovementsAsked>, more?: { before?: string }) => string; group?: string }
type Props = { place: Place; side: Side; asked: MovementsAsked; ledger: Ledger; part: string }

const columns = ({ side, asked, place: { group } }: Props): Column<ShownMovement>[] => [
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'number', title: 'القيد', cell: ({ number }) => <JournalLink number={number} /> },
  { key: 'paper', title: 'المصدر', cell: ({ source, paper }) => <Paper source={source} paper={paper} /> },
  { key: 'memo', title: 'البيان', cell: ({ memo }) => <Sentence>{memo}</Sentence> },
  ...(group ? [{ key: 'account', title: 'الحساب', cell: (row: ShownMovement) => <Account row={row} asked={asked} /> }] : []),
  { key: 'key', title: 'المفتاح', cell: (row) => row.key && <Leaf row={row} asked={asked} /> },
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

function Paper({ source, paper }: Pick<ShownMovement, 'source' | 'paper'>) {
  if (!paper) return sourceWords(source)
  return (
    <Link className="link" to={paper}>
      {sourceWords(source)}
    </Link>
  )
}

type Of = { row: ShownMovement } & Pick<Props, 'asked'>

/** The closing of years belongs to the results alone. */
const narrowed = ({ results, ...asked }: MovementsAsked, account: string) => ({ ...asked, ...(isResult(account) && { results }) })

const Account = ({ row: { account, accountName }, asked }: Of) => (
  <Link className="link" to={movementsAddress(account, narrowed(asked, account))}>
    <Code>{account}</Code> {accountName}
  </Link>
)

const Leaf = ({ row: { account, leafKey, key }, asked }: Of) =>
  leafKey === asked.key ? (
    <Sentence>{key}</Sentence>
  ) : (
    <Link className="link" to={movementsAddress(account, { ...narrowed(asked, account), key: leafKey })}>
      <span>
        <Sentence>{key}</Sentence>
      </span>
    </Link>
  )

/** What moved one account or several, the newest first, with what lay in them after each. */
export function MovementsCard(props: Props) {
  const { place, side, asked, ledger, part } = props
  const { lines, sums } = ledger
  return (
    <Card title="الحركات" flush footer={<Foot place={place} asked={asked} {...ledger} />}>
      <Filters place={place} asked={asked} part={part} />
      <dl className="sums-row">
        <Sum words="الرصيد قبلها" amount={onSide(side, sums.opening)} />
        <Sum words="مدين" amount={sums.debits} />
        <Sum words="دائن" amount={sums.credits} />
        {asked.from && <Sum words="صافي المدة" amount={onSide(side, sums.debits - sums.credits)} />}
        <Sum words="الرصيد بعدها" amount={onSide(side, sums.closing)} />
        <Compared {...props} />
      </dl>
      {lines.length > 0 ? (
        <Table caption="حركات الحساب" columns={columns(props)} rows={lines} keyOf={placeOf} />
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

/** What these days are compared with leads to its own movements; the difference is what is more here than there. */
function Compared({ place: { address }, side, asked, ledger: { sums, compared } }: Props) {
  if (!compared) return null
  const { span, net } = compared
  return (
    <>
      <div>
        <dt>
          {asked.compare && comparisons[asked.compare]}، <DateText at={span.from} /> إلى <DateText at={span.to} />
        </dt>
        <dd>
          <Link className="link" to={address({ ...asked, ...span, compare: '' })}>
            <Money amount={onSide(side, net)} />
          </Link>
        </dd>
      </div>
      <Sum words="الفرق" amount={onSide(side, sums.debits - sums.credits - net)} />
    </>
  )
}

function Filters({ place: { address, group }, asked, part }: Pick<Props, 'place' | 'asked' | 'part'>) {
  const { from, to, results, compare } = asked
  const isOn = from !== '' || to !== '' || results !== '' || part !== ''
  return (
    <Form className="toolbar" role="search" aria-label="المدة" key={address(asked)} preventScrollReset>
      {group && <input type="hidden" name="of" value={group} />}
      {[...partNames, 'key' as const].map(
        (name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
      {results && <input type="hidden" name="results" value={results} />}
      {compare && <input type="hidden" name="compare" value={compare} />}
      <FilterDays from={from} to={to} />
      <Button type="submit" variant="outline">
        اعرض
      </Button>
      {isOn && <Chip to={address({})}>امسح شروط البحث</Chip>}
      {part && <span className="muted sm">{part}</span>}
      {results && <span className="muted sm">دون قيود إقفال السنة</span>}
    </Form>
  )
}

function Foot({ place: { address }, asked, isFirst, older }: Pick<Ledger, 'isFirst' | 'older'> & Pick<Props, 'place' | 'asked'>) {
  return (
    <>
      {!isFirst && (
        <Link className="btn btn-ghost btn-sm" to={address(asked)}>
          الأحدث
        </Link>
      )}
      {older ? (
        <Link className="btn btn-outline btn-sm end" to={address(asked, { before: older })}>
          الأقدم
        </Link>
      ) : (
        <span className="sm muted">هذا أول ما فيها.</span>
      )}
    </>
  )
}
