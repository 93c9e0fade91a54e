import { Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { approvalWaiting } from '#areas/access/public.ts'
import { sourceWords } from '#areas/finance/ledger/journal.ts'
import { type JournalLine, journal } from '#areas/finance/ledger/journal-queries.ts'
import { LeafName } from '#areas/finance/ledger/ui/leaf-name.tsx'
import { lineWords, totalOf, undoneElsewhere, whyNotReversed } from '#areas/finance/ledger/voucher.ts'
import type { ReverseJournalForm } from '#areas/finance/ledger/voucher-inputs.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { UndoWaits } from '#areas/finance/ui/undo-waits.tsx'
import { undoAction } from '#areas/finance/undoing/undoing.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import type { Route } from './+types/back-office-journal'

export const loader = page(financePermissions.viewBooks, async (ctx, { params: { number = '' } }) => {
  const found = await journal(ctx, number)
  if (!found) throw data('لا يوجد هذا القيد.', { status: 404, statusText: 'Not Found' })
  const undoing = await approvalWaiting(ctx, { action: undoAction, subjectId: found.id })
  return { journal: found, undoing, mayReverse: ctx.actor.may(financePermissions.reverseJournals) }
})

const here = (number: bigint | number) => `/admin/finance/journals/${number}`

export const action = submit(reverseJournal, ({ number }) =>
  saying(`طُلب عكس القيد ${number}، وهو بانتظار الاعتماد`, here(BigInt(number))),
)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `القيد ${loaderData?.journal.number ?? ''} · التحالف` }]

export const handle = { crumb: () => 'قيد' }

const columns: Column<JournalLine>[] = [
  {
    key: 'debit',
    title: 'مدين',
    cell: ({ debit, debitName, ...row }) => <LeafName code={debit} name={debitName} leaf={row.debitLeaf} called={row.debitKey} />,
  },
  {
    key: 'credit',
    title: 'دائن',
    cell: ({ credit, creditName, ...row }) => (
      <LeafName code={credit} name={creditName} leaf={row.creditLeaf} called={row.creditKey} />
    ),
  },
  { key: 'line', title: 'النشاط', cell: ({ line }) => line && lineWords[line] },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

type Shown = Route.ComponentProps['loaderData']['journal']

export default function JournalPage({ loaderData: { journal: shown, undoing, mayReverse }, actionData }: Route.ComponentProps) {
  const { number, memo, lines, reverses, reversedBy } = shown
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            القيد <Num>{number}</Num>
          </h1>
          <p className="muted sm">
            <Sentence>{memo}</Sentence>
          </p>
        </div>
        {reverses !== null && <Badge>قيد عكسي</Badge>}
        {reversedBy !== null && <Badge tone="warning">عُكس</Badge>}
        <div className="acts">
          <a href={`${here(number)}/pdf`} target="_blank" rel="noopener" className={buttonLook({ variant: 'outline' })}>
            <Printer className="i i-sm" aria-hidden />
            اطبع السند
          </a>
        </div>
      </div>
      <div className="cols">
        <Card title="الأسطر" flush footer={<Sum lines={lines} />}>
          <Table caption="أسطر القيد" columns={columns} rows={lines} keyOf={({ id }) => String(id)} />
        </Card>
        <div className="stack">
          <Summary {...shown} />
          {undoing && <UndoWaits {...undoing} />}
          {mayReverse && !undoing && <Reverse key={String(number)} shown={shown} reply={actionData} />}
        </div>
      </div>
    </>
  )
}

const Sum = ({ lines }: Pick<Shown, 'lines'>) => (
  <span className="sm">
    مجموع القيد: <Money amount={totalOf(lines)} />
  </span>
)

function Summary({ day, source, maker, by, postedAt, reverses, reversedBy }: Shown) {
  return (
    <Card title="القيد">
      <dl className="told">
        <Told question="تاريخه">
          <DateText at={day} />
        </Told>
        <Told question="مصدره">{sourceWords(source)}</Told>
        {maker && <Told question="أعدّه">{maker}</Told>}
        <Told question={maker ? 'اعتمده ورحّله' : 'رحّله'}>{by}</Told>
        <Told question="رُحّل في">
          <DateText at={postedAt} time />
        </Told>
        {reverses !== null && (
          <Told question="يعكس القيد">
            <JournalLink number={reverses} />
          </Told>
        )}
        {reversedBy !== null && (
          <Told question="عكسه القيد">
            <JournalLink number={reversedBy} />
          </Told>
        )}
      </dl>
    </Card>
  )
}

function Reverse({ shown: { number, source, reverses, reversedBy }, reply }: { shown: Shown; reply: Reply | undefined }) {
  const field = fieldsOf<ReverseJournalForm>(reply)
  const why = whyNotReversed({ source, mirrors: reverses !== null, reversed: reversedBy !== null })
  const way = reverses === null && reversedBy === null ? undoneElsewhere(source) : null
  return (
    <Card title="عكس القيد">
      <PostForm action={here(number)} reply={reply} before="العكس">
        <p className="muted sm">{why ?? 'يُرحَّل قيد بالأسطر نفسها معكوسةً وبتاريخ اليوم، حين يعتمد ذلك غيرك، ويبقى هذا كما هو.'}</p>
        {!why && <Field {...field('reason')} label="السبب" required />}
        <div className="row wrap">
          {way ? (
            <Link className={buttonLook({ variant: 'outline' })} to={way.path}>
              {way.page}
            </Link>
          ) : (
            <SubmitButton variant="outline" disabled={why !== null}>
              اطلب عكس القيد
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  )
}
