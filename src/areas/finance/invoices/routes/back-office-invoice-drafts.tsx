import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { draftPath, draftsPath, proformaPath } from '../draft-paths.ts'
import { type DraftRow, drafts } from '../draft-queries.ts'
import { invoicesPath } from '../invoice-asked.ts'
import { issueProforma } from '../use-cases/issue-proforma.ts'
import { dropDraft, saveDraft } from '../use-cases/keep-drafts.ts'
import type { Route } from './+types/back-office-invoice-drafts'

export const meta = () => [{ title: 'مسودات الفواتير · التحالف' }]

export const handle = { above: { to: invoicesPath, label: 'الفواتير' }, crumb: () => 'المسودات' }

export const loader = page(financePermissions.issueInvoices, async (ctx) => ({ rows: await drafts(ctx) }))

export const action = submitOneOf({
  save: submit(saveDraft, ({ id }) => saying('حُفظت المسودة.', draftPath(id))),
  proforma: submit(issueProforma, ({ number }) => saying(`صدرت الفاتورة الأولية ${number}.`, draftsPath)),
  drop: submit(dropDraft, () => saying('حُذفت المسودة.', draftsPath)),
})

const columns: Column<DraftRow>[] = [
  {
    key: 'customer',
    title: 'العميل',
    cell: ({ id, customer }) => (
      <Link className="link" to={draftPath(id)}>
        <bdi>{customer}</bdi>
      </Link>
    ),
  },
  { key: 'saved', title: 'حُفظت', cell: ({ savedAt }) => <DateText at={savedAt} time /> },
  { key: 'by', title: 'حفظها', cell: ({ by }) => by },
  {
    key: 'proforma',
    title: 'الفاتورة الأولية',
    cell: ({ proforma }) =>
      proforma && (
        <a className="link nowrap" href={proformaPath(proforma.id)} download>
          <Code>{proforma.number}</Code>
        </a>
      ),
  },
  { key: 'total', title: 'الإجمالي حتى الآن', numeric: true, cell: ({ total }) => <Money amount={total} /> },
  { key: 'acts', title: 'الإجراءات', cell: (row) => <Acts {...row} /> },
]

function Acts({ id, customer }: DraftRow) {
  return (
    <div className="row wrap">
      <PostForm action={`${draftsPath}?act=proforma`} className="">
        <input type="hidden" name="draftId" value={id} />
        <SubmitButton variant="outline" size="small" aria-label={`أصدر فاتورة أولية لمسودة ${customer}`}>
          أصدر فاتورة أولية
        </SubmitButton>
      </PostForm>
      <PostForm action={`${draftsPath}?act=drop`} className="">
        <input type="hidden" name="draftId" value={id} />
        <SubmitButton variant="ghost" size="small" aria-label={`احذف مسودة ${customer}`}>
          احذف
        </SubmitButton>
      </PostForm>
    </div>
  )
}

/** What is not issued yet: nobody owes by it, and it has no number. */
export default function InvoiceDraftsPage({ loaderData: { rows }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>مسودات الفواتير</h1>
        <div className="acts">
          <Link className={buttonLook()} to={`${invoicesPath}/new`}>
            أصدر فاتورة
          </Link>
        </div>
      </div>
      <Unheard reply={reply} />
      <Card flush>
        {rows.length > 0 ? (
          <Table caption="مسودات الفواتير" columns={columns} rows={rows} keyOf={({ id }) => id} />
        ) : (
          <Empty title="لا مسودات">ما تحفظه قبل إصداره يبقى هنا حتى تصدره أو تحذفه.</Empty>
        )}
      </Card>
    </>
  )
}
