import { data, Link } from 'react-router'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { formalNotice } from '../queries.ts'
import { Deliveries } from '../ui/deliveries.tsx'
import { DeliveryForm } from '../ui/delivery-form.tsx'
import { NoticeBadge } from '../ui/notice-badge.tsx'
import { NoticeWords } from '../ui/notice-words.tsx'
import { recordDelivery } from '../use-cases/record-delivery.ts'
import { newNoticePath, noticePath, warningSteps } from '../warning.ts'
import type { Route } from './+types/back-office-notice'

export const loader = page(may.serveNotices, async (ctx, { params }) => {
  const notice = await formalNotice(ctx, params.noticeId)
  if (!notice) throw data('لا يوجد هذا الإخطار.', { status: 404, statusText: 'Not Found' })
  return { notice, formId: ctx.newId() }
})

export const action = submit(recordDelivery, ({ id }) => saying('سُجّل وصول الإخطار', noticePath(id)))

type Loaded = Route.ComponentProps['loaderData']
const titleOf = ({ notice }: Loaded) => `${warningSteps[notice.step]} ${notice.number}`

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData ? titleOf(loaderData) : ''} · التحالف` }]

export const handle = { crumb: (loaderData: Loaded | undefined) => (loaderData ? titleOf(loaderData) : '') }

export default function NoticePage({ loaderData: { notice, formId }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{warningSteps[notice.step]}</h1>
          <p className="muted sm">
            <bdi>{notice.tenant}</bdi> · <Code>{notice.number}</Code> · <NoticeBadge state={notice.state} />
          </p>
        </div>
        <div className="acts">
          <a className={buttonLook({ size: 'small' })} href={`${noticePath(notice.id)}/pdf`} target="_blank" rel="noreferrer">
            اطبعه
          </a>
          <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newNoticePath(notice.contractId)}>
            إخطارات العقد
          </Link>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <Words notice={notice} />
        </div>
        <div className="stack">
          <Deliveries deliveries={notice.deliveries} />
          <DeliveryForm notice={notice} formId={formId} reply={reply} />
        </div>
      </div>
    </>
  )
}

const Words = ({ notice }: Pick<Loaded, 'notice'>) => (
  <Card title={notice.title}>
    <NoticeWords notice={notice}>
      <Told question="أرسله">
        <bdi>{notice.issuer}</bdi> · <DateText at={notice.issuedAt} time />
      </Told>
      {notice.reason && (
        <Told question="لماذا قبل موعده">
          <bdi>{notice.reason}</bdi>
        </Told>
      )}
      <Told question="بصمة الملف">
        <Code>{notice.sha256}</Code>
      </Told>
    </NoticeWords>
  </Card>
)
