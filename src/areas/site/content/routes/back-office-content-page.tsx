import '#ui/styles/settings.css'
import { sitePermissions } from '#areas/site/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { useReplies } from '#ui/form/replies.ts'
import { editedPage } from '../legal.ts'
import { ContentEditor } from '../ui/content-editor.tsx'
import { ContentVersions } from '../ui/content-versions.tsx'
import { draftContent, publishContent, restoreContent } from '../use-cases/publish-content.ts'
import type { Route } from './+types/back-office-content-page'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? ''} · محتوى الموقع · التحالف` }]

export const handle = { crumb: (loaderData: { name: string } | undefined) => loaderData?.name }

export const loader = page(sitePermissions.editContent, (ctx, { params, query }) =>
  editedPage(ctx, params.page, query.get('compare')),
)

const at = (name: string) => `/admin/settings/content/${name}`

export const action = submitOneOf({
  publish: submit(publishContent, (done) => saying('نُشر، ويظهر في الموقع الآن.', at(done.page))),
  draft: submit(draftContent, (done) => saying('حُفظت المسودة', at(done.page))),
  restore: submit(restoreContent, (done) => saying('استُعيدت النسخة', at(done.page))),
})

export default function ContentPagePage({ loaderData, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  return (
    <div className="stack">
      <ContentEditor key={loaderData.now.version} {...loaderData} reply={replyTo('publish') ?? replyTo('draft')} />
      <ContentVersions {...loaderData} reply={replyTo('restore')} />
    </div>
  )
}
