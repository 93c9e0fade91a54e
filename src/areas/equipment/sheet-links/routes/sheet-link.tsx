import { data } from 'react-router'
import { forEachVisit, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { useReplies } from '#ui/form/replies.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { sheetLinkPath } from '../../paths.ts'
import { sheetLinkPage } from '../page.ts'
import { DisputeForm, SignForm } from '../ui/sheet-signing.tsx'
import { askSheetCode } from '../use-cases/ask-sheet-code.ts'
import { disputeByLink } from '../use-cases/dispute-by-link.ts'
import { signSheetsByCode } from '../use-cases/sign-sheets-by-code.ts'
import type { Route } from './+types/sheet-link'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { sheetToken = '' } }) => {
  const found = await sheetLinkPage(ctx, sheetToken)
  if (!found) throw data('لا كشوف بهذا الرابط. افتح أحدث رابط وصلك.', { status: 404, statusText: 'Not Found' })
  return { page: found }
})

export const action = submitOneOf({
  code: submit(askSheetCode, ({ sheetToken }) => saying('أُرسل الرمز', sheetLinkPath(sheetToken))),
  sign: submit(signSheetsByCode, ({ sheetToken, count }) =>
    saying(count === 1 ? 'وُقّع الكشف' : `وُقّعت الكشوف: ${howMany(count, 'timesheet')}`, sheetLinkPath(sheetToken)),
  ),
  dispute: submit(disputeByLink, ({ sheetToken }) => saying('سُجّل اعتراضك، ونتصل بك.', sheetLinkPath(sheetToken))),
})

export const meta: Route.MetaFunction = () => [{ title: 'كشوف بانتظار توقيعك · التحالف' }, { name: 'robots', content: 'noindex' }]

export default function SheetLinkPage({ loaderData: { page: found }, actionData: reply }: Route.ComponentProps) {
  const replyTo = useReplies(reply)
  return (
    <div className="container sign-page">
      <div className="page-h">
        <div>
          <h1>كشوف بانتظار توقيعك</h1>
          <p className="muted sm">
            <bdi>{found.signer}</bdi> · <bdi>{found.site}</bdi> · <Code>{found.number}</Code>
          </p>
        </div>
      </div>
      <Unheard reply={reply} />
      {found.sheets.length === 0 ? (
        <Empty title="لا كشوف تنتظر توقيعك">ما سُجّل وُقّع كله. يصلك رابط حين يُسجَّل غيره.</Empty>
      ) : (
        <>
          <SignForm page={found} replyTo={replyTo} />
          <DisputeForm page={found} reply={replyTo('dispute')} />
        </>
      )}
    </div>
  )
}
