import '#ui/styles/messages.css'
import { data } from 'react-router'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { useReplies } from '#ui/form/replies.ts'
import { versionName } from '#ui/versions.tsx'
import { textPath, textsPath } from '../paths.ts'
import { textPage } from '../text-queries.ts'
import { TextEditor } from '../ui/text-editor.tsx'
import { TextVersions } from '../ui/text-versions.tsx'
import { putTextToUse, writeText } from '../use-cases/write-text.ts'
import type { Route } from './+types/back-office-text'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `نموذج ${loaderData?.label ?? ''} · التحالف` }]

export const handle = {
  above: { to: textsPath, label: 'نماذج العقود' },
  crumb: (loaderData: { label: string } | undefined) => loaderData?.label,
}

export const loader = page(contractsPermissions.manageTemplates, async (ctx, { params, query }) => {
  const asked = query.get('version')
  const found = await textPage(ctx, params.kind, asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : null)
  if (!found) throw data('لا يوجد هذا النموذج.', { status: 404, statusText: 'Not Found' })
  return found
})

export const action = submitOneOf({
  write: submit(writeText, ({ kind, version }) =>
    saying(`حُفظت النسخة ${version}. عاينها ثم اعتمدها.`, `${textPath(kind)}?version=${version}`),
  ),
  use: submit(putTextToUse, ({ kind, version }) => saying(`تُكتب العقود من الآن بالنسخة ${version}.`, textPath(kind))),
})

export default function TextPage({ loaderData, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  const { kind, label, shown, inUse } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>نموذج {label}</h1>
          <p className="muted sm">
            {versionName(shown.version)} · {shown.version === inUse ? 'تُكتب بها العقود الآن' : 'لا تُكتب بها العقود'}
          </p>
        </div>
        <div className="acts">
          <a
            className={buttonLook({ variant: 'outline' })}
            href={`${textPath(kind)}/pdf?version=${shown.version}`}
            target="_blank"
            rel="noreferrer"
          >
            عاينها مطبوعة
          </a>
        </div>
      </div>
      <div className="template-cols">
        <TextEditor key={shown.version} {...loaderData} reply={replyTo('write')} />
        <TextVersions {...loaderData} reply={replyTo('use')} />
      </div>
    </>
  )
}
