import '#ui/styles/signing.css'
import { data } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { linkedPaperPath } from '../link.ts'
import { linkedNotice } from '../linked-notice.ts'
import { NoticeWords } from '../ui/notice-words.tsx'
import { warningSteps } from '../warning.ts'
import type { Route } from './+types/linked-notice'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { noticeToken: token = '' } }) => {
  const notice = await linkedNotice(ctx, token)
  if (!notice)
    throw data('لا إخطار بهذا الرابط، أو انتهت مدته. افتح الرابط كما وصلك، أو سجّل الدخول، أو اتصل بالمكتب.', {
      status: 404,
      statusText: 'Not Found',
    })
  return { notice, paper: linkedPaperPath(token) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? warningSteps[loaderData.notice.step] : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

/** What one was sent, for whoever has its link. */
export default function LinkedNoticePage({ loaderData: { notice, paper } }: Route.ComponentProps) {
  return (
    <div className="container sign-page">
      <div className="page-h">
        <div>
          <h1>
            {warningSteps[notice.step]} <Code>{notice.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{notice.tenant}</bdi> · <DateText at={notice.issuedOn} />
          </p>
        </div>
      </div>
      <Card
        title={notice.title}
        actions={
          <a className={buttonLook({ variant: 'outline', size: 'small' })} href={paper} target="_blank" rel="noreferrer">
            افتح الإخطار بصيغة PDF
          </a>
        }
      >
        <NoticeWords notice={notice}>
          <Told question="آخر يوم للسداد">
            <DateText at={notice.payBy} />
          </Told>
        </NoticeWords>
      </Card>
    </div>
  )
}
