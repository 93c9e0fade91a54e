import { Download, FolderOpen } from 'lucide-react'
import { data, Link } from 'react-router'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { breach } from '../privacy-desk.ts'
import { BreachActs } from '../ui/breach-acts.tsx'
import { closeBreach, reportBreach, tellPeopleOfBreach } from '../use-cases/move-breach.ts'
import type { Route } from './+types/back-office-breach'

export const loader = page(may.viewPrivacy, async (ctx, { params }) => {
  const one = await breach(ctx, params.id)
  if (!one) throw data('لا توجد هذه الحادثة.', { status: 404, statusText: 'Not Found' })
  return { breach: one, mayAct: ctx.actor.may(may.recordBreaches) }
})

const back = (said: string) => {
  return ({ id }: { id: string }) => saying(said, `/admin/privacy/breaches/${id}`)
}

export const action = submitOneOf({
  report: submit(reportBreach, back('سُجّل الإبلاغ.')),
  tell: submit(tellPeopleOfBreach, back('سُجّل إبلاغ أصحاب البيانات.')),
  close: submit(closeBreach, back('أُغلقت الحادثة.')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.breach.title ?? ''} · التحالف` }]

export const handle = { above: { to: '/admin/privacy/breaches', label: 'حوادث البيانات' }, crumb: () => 'حادثة بيانات' }

export default function BreachPage({ loaderData: { breach: one, mayAct }, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1 dir="auto">
            <Sentence>{one.title}</Sentence>
          </h1>
          <p className="muted sm">
            <Code>{one.number}</Code>
          </p>
        </div>
        <Badge tone={one.status === 'closed' ? 'muted' : 'info'}>{one.statusLabel}</Badge>
        {one.clock && <Badge tone={one.clock.tone}>{one.clock.text}</Badge>}
        <div className="acts">
          <Link to={`/admin/records/breach/${one.id}`} className={buttonLook({ variant: 'ghost', size: 'small' })}>
            <FolderOpen className="i i-sm" aria-hidden />
            الملاحظات والسجل
          </Link>
          <a
            href={`/admin/privacy/breaches/${one.id}/pdf`}
            download
            className={buttonLook({ variant: 'outline', size: 'small' })}
          >
            <Download className="i i-sm" aria-hidden />
            الإشعار PDF
          </a>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <What {...one} />
          {mayAct && <BreachActs breach={one} reply={actionData} />}
        </div>
        <Times {...one} />
      </div>
    </>
  )
}

type Breach = Route.ComponentProps['loaderData']['breach']

function What({ what, dataKinds, measures, advice, lessons }: Breach) {
  return (
    <Card title="الحادثة">
      <dl className="told">
        <Told question="ما جرى">{what}</Told>
        <Told question="أنواع البيانات">{dataKinds}</Told>
        <Told question="ما فُعل لإيقافها">{measures}</Told>
        {advice && <Told question="ما يُنصح به أصحاب البيانات">{advice}</Told>}
        {lessons && <Told question="السبب وما تغيّر">{lessons}</Told>}
      </dl>
    </Card>
  )
}

function Times({
  happenedAt,
  discoveredAt,
  peopleCount,
  serious,
  reportedAt,
  reportReference,
  toldAt,
  toldHow,
  closedAt,
}: Breach) {
  return (
    <Card title="الأوقات ومن تمسّهم">
      <dl className="told">
        <Told question="عُرفت">
          <DateText at={discoveredAt} time />
        </Told>
        {happenedAt && (
          <Told question="وقعت">
            <DateText at={happenedAt} time />
          </Told>
        )}
        <Told question="عدد من تمسّهم">{peopleCount === null ? 'لم يُعرف بعد' : <Num>{peopleCount}</Num>}</Told>
        <Told question="ضرر جسيم">{serious ? 'نعم' : 'لا'}</Told>
        {reportedAt && (
          <Told question="أُبلغت الوزارة">
            <DateText at={reportedAt} time />، <Sentence>{reportReference}</Sentence>
          </Told>
        )}
        {toldAt && (
          <Told question="أُبلغ أصحاب البيانات">
            <DateText at={toldAt} time />، <Sentence>{toldHow}</Sentence>
          </Told>
        )}
        {closedAt && (
          <Told question="أُغلقت">
            <DateText at={closedAt} time />
          </Told>
        )}
      </dl>
    </Card>
  )
}
