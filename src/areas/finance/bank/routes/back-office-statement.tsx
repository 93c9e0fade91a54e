import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ImportColumns } from '#ui/import-columns.tsx'
import { ImportFaults } from '#ui/import-faults.tsx'
import { Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { accountPath, statementPath } from '../line.ts'
import { bankStatement, linesOfStatement } from '../queries.ts'
import { statementFields, statementStatusWords, statementWords } from '../statement.ts'
import { TakeBack } from '../ui/take-back.tsx'
import { checkStatement } from '../use-cases/check-statement.ts'
import { takeStatementBack } from '../use-cases/take-back.ts'
import { leaveStatement, takeStatement } from '../use-cases/take-statement.ts'
import type { Route } from './+types/back-office-statement'

export const meta = () => [{ title: 'كشف بنك · التحالف' }]

export const handle = { above: { to: '/admin/finance/banks', label: 'كشوف البنوك' }, crumb: () => 'كشف بنك' }

const shownFaults = 100

export const loader = page(financePermissions.matchBank, async (ctx, { params, query }) => {
  const found = await bankStatement(ctx, params.statementId)
  if (!found) throw data('لا يوجد هذا الكشف.', { status: 404, statusText: 'Not Found' })
  const { rows, faults, ...rest } = found
  const { standing, used } = await linesOfStatement(ctx, found.id)
  return {
    ...rest,
    mayTakeBack: found.status === 'taken' && standing > 0 && used === 0,
    ...{ act: query.get('act'), count: rows.length, sample: rows[0]?.cells ?? [] },
    ...{ faulty: new Set(faults.map(({ row }) => row)).size, faults: faults.slice(0, shownFaults) },
  }
})

type Taken = { accountId: string; fresh: number; known: number }
const taken = ({ fresh, known }: Taken) =>
  `حُفظ ${howMany(fresh, 'row')}${known > 0 ? `، وتُرك ${howMany(known, 'row')} محفوظ من قبل` : ''}.`

export const action = submitOneOf({
  check: submit(checkStatement, ({ statementId }) => saying('فُحص الكشف.', statementPath(statementId))),
  take: submit(takeStatement, (done) => saying(taken(done), accountPath(done.accountId))),
  'take-back': submit(takeStatementBack, ({ accountId, count }) =>
    saying(`سُحبت أسطر الكشف، وعددها ${count}.`, accountPath(accountId)),
  ),
  leave: submit(leaveStatement, ({ accountId }) => saying('تُرك الكشف، ولم يُحفظ منه شيء.', accountPath(accountId))),
})

type Shown = Route.ComponentProps['loaderData']

export default function StatementPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { fileName, bank, status, act } = shown
  const isOpen = status === 'uploaded' || status === 'checked'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>كشف بنك</h1>
          <p className="muted sm">
            <bdi>{bank}</bdi> · <bdi>{fileName}</bdi>
          </p>
        </div>
        <Badge tone={status === 'taken' ? 'success' : 'info'}>{statementStatusWords[status]}</Badge>
      </div>
      <Unheard reply={reply} />
      {(status === 'checked' || status === 'taken') && <Checked shown={shown} reply={act === 'take' ? reply : undefined} />}
      {isOpen && <Columns shown={shown} reply={act === 'check' ? reply : undefined} />}
      {shown.mayTakeBack && <TakeBack of="أسطر الكشف كلها" reply={act === 'take-back' ? reply : undefined} />}
      {isOpen && (
        <PostForm action="?act=leave" className="">
          <SubmitButton variant="danger-ghost">اترك هذا الكشف</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

function Columns({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  return (
    <Card title="ما معنى كل عمود؟">
      <PostForm action="?act=check" reply={reply} before="الفحص">
        <p className="help">المبلغ في عمود واحد بإشارته، أو في عمودين: سحب وإيداع. يُحفظ اختيارك لكشوف هذا الحساب القادمة.</p>
        <ImportColumns {...shown} fields={statementFields} labels={statementWords} needed={['day']} reply={reply} />
        <div>
          <SubmitButton variant={shown.status === 'checked' ? 'outline' : 'primary'}>افحص دون حفظ</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** What would come of it: the button is there only when all of it can be kept. */
function Checked({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const { id, status, count, faults, faulty, fresh, known, overlap } = shown
  return (
    <Card title="نتيجة الفحص">
      <div className="stack">
        <dl className="kv">
          {status === 'checked' && <Fact title="صفوف الملف">{count}</Fact>}
          <Fact title={status === 'taken' ? 'حُفظت' : 'جديدة تُحفظ'}>{fresh}</Fact>
          <Fact title="معروفة من قبل، تُترك">{known}</Fact>
          {status === 'checked' && <Fact title="تحتاج تصحيحًا">{faulty}</Fact>}
        </dl>
        {faults.length > 0 && <ImportFaults faults={faults} file={`${statementPath(id)}/faults`} />}
        {faults.length > 0 && (
          <p className="help">صحّح الصفوف في ملفك وارفعه من جديد، أو غيّر معنى الأعمدة. لا يُحفظ بعضه دون بعض.</p>
        )}
        {status === 'checked' && faults.length === 0 && fresh === 0 && <p className="help">كل أسطر هذا الكشف محفوظة من قبل.</p>}
        {status === 'checked' && faults.length === 0 && fresh > 0 && overlap > 0 && (
          <Alert kind="warning">
            {howMany(overlap, 'row')} من الجديدة في أيام حُفظت أسطرها من قبل. قارنها بالمحفوظ أولًا، كي لا يُحسب سطر مرتين.
          </Alert>
        )}
        {status === 'checked' && faults.length === 0 && fresh > 0 && (
          <PostForm action="?act=take" reply={reply} before="الحفظ">
            <div>
              <SubmitButton>احفظ الأسطر الجديدة</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}

const Fact = ({ title, children }: { title: string; children: number }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <Num>{children}</Num>
    </dd>
  </div>
)
