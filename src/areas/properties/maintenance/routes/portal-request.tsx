import { data } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Code } from '#ui/values.tsx'
import { ownRequestPath, ownRequestsPath } from '../own-paths.ts'
import { ownRequest } from '../own-queries.ts'
import { faultKinds } from '../request.ts'
import { OwnRequestAbout } from '../ui/own-request-about.tsx'
import { OwnRequestAnswer } from '../ui/own-request-answer.tsx'
import { confirmOwnMaintenance, reopenOwnMaintenance } from '../use-cases/say-of-own-home.ts'
import type { Route } from './+types/portal-request'

export const loader = page(anyoneSignedIn, async (ctx, { params, query }) => {
  const one = await ownRequest(ctx, params.requestId)
  if (!one) throw data('لا يوجد هذا البلاغ.', { status: 404, statusText: 'Not Found' })
  return { request: one, act: query.get('act') }
})

export const action = submitOneOf({
  confirm: submit(confirmOwnMaintenance, ({ id }) => saying('شكرًا لك. سجّلنا أن العطل أُصلح.', ownRequestPath(id))),
  reopen: submit(reopenOwnMaintenance, ({ id }) => saying('أُعيد فتح بلاغك، وسنعود إليك.', ownRequestPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `بلاغ ${loaderData?.request.number ?? ''} · التحالف` }]

export default function OwnRequestPage({ loaderData: { request: one, act }, actionData: reply }: Route.ComponentProps) {
  const isHeard = act === 'reopen' && one.may.reopen
  return (
    <>
      <Breadcrumbs above={[{ to: ownRequestsPath, label: 'الصيانة' }]} here={<Code>{one.number}</Code>} />
      <div className="page-h">
        <h1>{faultKinds[one.category]}</h1>
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <div className="stack">
        <OwnRequestAnswer request={one} reply={isHeard ? reply : undefined} />
        <OwnRequestAbout request={one} />
      </div>
    </>
  )
}
