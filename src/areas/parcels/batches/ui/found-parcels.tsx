import { PaperLink } from '#ui/paper-link.tsx'
import { Table } from '#ui/table.tsx'
import { Code, Money, Num } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { labelsAtOnce } from '../../papers/labels-asked.ts'

type Found = {
  id: string | null
  number: string | null
  reference: string
  recipient: string
  place: string
  grams: number
  carriage: bigint
}

const mostShown = 50

const columns = [
  { key: 'reference', title: 'المرجع', cell: ({ reference }: Found) => <Code>{reference}</Code> },
  {
    key: 'number',
    title: 'رقم التتبّع',
    cell: ({ number }: Found) => (number ? <Code>{number}</Code> : <span className="muted">–</span>),
  },
  { key: 'to', title: 'إلى', cell: ({ recipient, place }: Found) => <bdi>{`${recipient}، ${place}`}</bdi> },
  { key: 'grams', title: 'كجم', numeric: true, cell: ({ grams }: Found) => <Num>{(grams / 1_000).toFixed(1)}</Num> },
  {
    key: 'carriage',
    title: 'رسم التوصيل قبل الضريبة',
    numeric: true,
    cell: ({ carriage }: Found) => <Money amount={carriage} />,
  },
]

/** What comes of a file, or came of it. */
export const FoundParcels = ({ found }: { found: readonly Found[] }) => (
  <>
    {found.length > 0 && (
      <Table caption="طرود الملف" columns={columns} rows={found.slice(0, mostShown)} keyOf={({ reference }) => reference} />
    )}
    {found.length > mostShown && (
      <p className="help">
        هذه أول <Num>{mostShown}</Num> من <Num>{found.length}</Num>.
      </p>
    )}
  </>
)

/** The labels of all of them in one paper, or in a few where there are many. */
export function LabelsOfImport({ id, count, path }: { id: string; count: number; path: string }) {
  const parts = Array.from({ length: Math.ceil(count / labelsAtOnce) }, (_, index) => index + 1)
  return (
    <div className="row wrap">
      {parts.map((part) => (
        <PaperLink key={part} to={addressWith(path, { import: id, part: part === 1 ? '' : String(part) })}>
          {parts.length === 1
            ? 'اطبع بوالصها كلها'
            : `البوالص ${(part - 1) * labelsAtOnce + 1} – ${Math.min(part * labelsAtOnce, count)}`}
        </PaperLink>
      ))}
    </div>
  )
}
