import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { openingStatusWords } from '../opening.ts'
import { openingKinds } from '../opening-kinds.ts'
import { openedSoFar, openingImports } from '../opening-queries.ts'
import { OpenedSoFar } from '../ui/opened-so-far.tsx'
import { uploadOpening } from '../use-cases/upload-opening.ts'
import type { Route } from './+types/back-office-openings'

export const meta = () => [{ title: 'الأرصدة الافتتاحية · التحالف' }]

export const handle = { crumb: () => 'الأرصدة الافتتاحية' }

export const loader = page(financePermissions.viewOpenings, async (ctx) => ({
  imports: await openingImports(ctx),
  opened: await openedSoFar(ctx),
  mayTake: ctx.actor.may(financePermissions.exportBooks),
  mayImport: ctx.actor.may(financePermissions.importOpening),
}))

export const action = submit(uploadOpening, ({ id }) =>
  saying('قُرئ الملف. راجع أعمدته ثم افحصه.', `/admin/finance/opening/${id}`),
)

export default function OpeningsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { imports, opened, mayTake, mayImport } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الأرصدة الافتتاحية</h1>
          <p className="muted sm">
            ما للشركة وما عليها في اليوم الذي قبل أول يوم في هذه الدفاتر: الأرصدة في جدول واحد، وما يُسدَّد أو يُستعمل لاحقًا ورقة
            ورقة. يفحصه معدّه، ويعتمده غيره، فيُرحَّل كله معًا.
          </p>
        </div>
        {mayTake && imports.length > 0 && (
          <div className="acts">
            <TakeAlong address="/admin/finance/opening/export" />
          </div>
        )}
      </div>
      {mayImport && <Bring reply={reply} />}
      <OpenedSoFar opened={opened} />
      {imports.length > 0 && (
        <Card title="الملفات السابقة">
          <ul className="lines">
            {imports.map(({ id, kind, fileName, status, uploadedAt, by }) => (
              <li key={id}>
                <Link className="link grow" to={`/admin/finance/opening/${id}`}>
                  <bdi>{fileName}</bdi>
                </Link>
                <span className="muted sm">
                  {openingKinds[kind]} · {by} · <DateText at={uploadedAt} time />
                </span>
                <Badge tone={status === 'posted' ? 'success' : 'muted'}>{openingStatusWords[status]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Bring({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<{ kind: string; file: unknown }>(reply)
  return (
    <Card title="ارفع جدولًا">
      <PostForm reply={reply} before="الرفع" withFiles>
        <SelectField
          {...field('kind', 'balances')}
          label="ما في الملف"
          options={Object.entries(openingKinds)}
          help="العميل يُكتب برقمه، مثل CU-10002، أو بهاتفه أو رقمه المدني أو سجله التجاري."
        />
        <p className="help">
          صفه الأول عناوين الأعمدة. نزّل نموذجًا فارغًا:{' '}
          {Object.entries(openingKinds).map(([kind, label], index, all) => (
            <span key={kind}>
              <a className="link" href={`/admin/finance/opening/template?kind=${kind}`} download>
                {label}
              </a>
              {index < all.length - 1 && '، '}
            </span>
          ))}
        </p>
        <FileField
          {...field('file')}
          label="الملف"
          kinds="XLSX أو CSV"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          megabytes={10}
        />
        <div>
          <SubmitButton>ارفع الملف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
