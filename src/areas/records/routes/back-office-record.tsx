import { data, Link } from 'react-router'
import { comeIn } from '#areas/identity/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { recordOf, recordParts } from '../public.ts'
import { RecordTabs } from '../public-ui.tsx'
import { addNote } from '../use-cases/add-note.ts'
import { archiveFile, restoreFile } from '../use-cases/archive-file.ts'
import { archiveNote, restoreNote } from '../use-cases/archive-note.ts'
import { attachFiles } from '../use-cases/attach-files.ts'
import type { Route } from './+types/back-office-record'

/** What may be seen is asked of the record itself: here it is enough to have come in. */
export const loader = page(comeIn, async (ctx, { params: { kind = '', recordId = '' }, query }) => {
  const record = await recordOf(ctx, kind, recordId)
  if (!record) throw data('لا يوجد هذا السجل.', { status: 404, statusText: 'Not Found' })
  const { name, path, mayEdit } = record
  const tab = query.get('act')?.includes('file') ? 'files' : query.get('tab')
  return { name, path, label: record.kind.label, tab, parts: await recordParts(ctx, { kind, recordId, mayEdit }) }
})

const back =
  (said: string) =>
  ({ backTo }: { backTo: string }) =>
    saying(said, backTo)

export const action = submitOneOf({
  'add-note': submit(addNote, back('حُفظت الملاحظة.')),
  'archive-note': submit(archiveNote, back('أُرشفت الملاحظة. تستعيدها من «ملاحظات مؤرشفة».')),
  'restore-note': submit(restoreNote, back('استُعيدت الملاحظة.')),
  'attach-files': submit(attachFiles, back('أُرفقت الملفات.')),
  'archive-file': submit(archiveFile, back('أُرشف المرفق. تستعيده من «مرفقات مؤرشفة».')),
  'restore-file': submit(restoreFile, back('استُعيد المرفق.')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: { name: string } | undefined) => loaderData?.name }

export default function RecordPage({ loaderData, actionData, params: { kind, recordId } }: Route.ComponentProps) {
  const { name, label, path, parts, tab } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{name}</h1>
          <p className="muted sm">
            <Link className="link" to={path}>
              {label}
            </Link>
          </p>
        </div>
      </div>
      <RecordTabs parts={parts} path={`/admin/records/${kind}/${recordId}`} tab={tab} reply={actionData} />
    </>
  )
}
