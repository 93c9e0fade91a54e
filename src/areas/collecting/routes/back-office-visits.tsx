import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { ServicesOwed } from '#areas/finance/public-ui.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { collectingPath, debtorPath, followUpOutcomes, loggedOutcomes, visitsPath } from '../collecting.ts'
import type { FollowUpForm } from '../inputs.ts'
import { logFollowUp } from '../use-cases/log-follow-up.ts'
import { type Stop, visitsOfToday } from '../visits.ts'
import type { Route } from './+types/back-office-visits'

export const meta = () => [{ title: 'زيارات اليوم · التحالف' }]

export const handle = { crumb: () => 'زيارات اليوم' }

export const loader = page(collectingPermissions.viewCollecting, async (ctx) => {
  const { today, areas } = await visitsOfToday(ctx)
  const withIds = areas.map(({ area, stops }) => ({ area, stops: stops.map((stop) => ({ ...stop, formId: ctx.newId() })) }))
  return { today, areas: withIds, mayCollect: ctx.actor.may(collectingPermissions.collect) }
})

export const action = submit(logFollowUp, () => saying('سُجّلت الزيارة', visitsPath))

export default function VisitsPage({ loaderData: { today, areas, mayCollect }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>زيارات اليوم</h1>
          <p className="muted sm">
            <DateText at={today} weekday />
          </p>
        </div>
        <div className="acts">
          <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={collectingPath}>
            لوحة التحصيل
          </Link>
        </div>
      </div>
      {areas.length === 0 && (
        <Card>
          <Empty title="لا زيارة اليوم">لا متأخر يسكن وحدة من وحداتنا، أو وعدوا كلهم بالدفع.</Empty>
        </Card>
      )}
      {areas.map(({ area, stops }) => (
        <Card key={area} title={area}>
          <ul className="lines">
            {stops.map((stop) => (
              <li key={`${stop.id} ${stop.resourceId}`}>
                <OneStop stop={stop} mayCollect={mayCollect} reply={reply?.typed.partyId === stop.id ? reply : undefined} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

const outcomes = loggedOutcomes.map((name) => [name, followUpOutcomes[name]] as const)

type One = { stop: Stop & { formId: string }; mayCollect: boolean; reply: Reply | undefined }

function OneStop({ stop, mayCollect, reply }: One) {
  const field = fieldsOf<FollowUpForm>(reply)
  return (
    <div className="stack grow">
      <div className="row between">
        <Link className="link medium" to={debtorPath(stop.id)}>
          <bdi>{stop.name}</bdi>
        </Link>
        {stop.isVisited && stop.last ? (
          <Badge tone="success">زير اليوم: {followUpOutcomes[stop.last.outcome]}</Badge>
        ) : (
          <span className="row">
            <Money amount={stop.owed} />
            {stop.isOneOf && stop.services.length === 0 && <span className="xs muted">عن كل وحداته</span>}
            <ServicesOwed {...stop} />
          </span>
        )}
      </div>
      <span className="muted sm">
        <bdi>{stop.called}</bdi>
        {stop.address && ` · ${stop.address}`}
      </span>
      <div className="row kacts">
        {stop.map && (
          <a className={buttonLook({ variant: 'outline', size: 'small' })} href={stop.map} target="_blank" rel="noreferrer">
            <MapPin className="i i-sm" aria-hidden />
            الموقع<span className="visually-hidden"> {stop.called}</span>
          </a>
        )}
        {mayCollect && stop.phone && (
          <a className={buttonLook({ variant: 'outline', size: 'small' })} href={`tel:${stop.phone}`}>
            اتصل<span className="visually-hidden"> بـ {stop.name}</span>
          </a>
        )}
      </div>
      {mayCollect && !stop.isVisited && (
        <details className="acc more" open={Boolean(reply)}>
          <summary>
            سجّل الزيارة<span className="visually-hidden"> إلى {stop.name}</span>
          </summary>
          <PostForm action={visitsPath} reply={reply} part={`${stop.id}-${stop.resourceId}`} before="التسجيل">
            <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : stop.formId} />
            <input type="hidden" name="partyId" value={stop.id} />
            <input type="hidden" name="way" value="visit" />
            <SelectField {...field('outcome')} label="النتيجة" options={outcomes} required />
            <Field {...field('note')} label="ملاحظة" maxLength={500} optional />
            <div>
              <SubmitButton>سجّل الزيارة</SubmitButton>
            </div>
          </PostForm>
        </details>
      )}
    </div>
  )
}
