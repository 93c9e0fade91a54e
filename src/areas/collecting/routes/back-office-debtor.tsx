import { data, Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { DuesOf } from '#areas/finance/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code, DateText, Money, Phone } from '#ui/values.tsx'
import { debtorPath } from '../collecting.ts'
import { debtor } from '../queries.ts'
import { LogForm, PromiseForm } from '../ui/debtor-forms.tsx'
import { Promises, Tried } from '../ui/debtor-history.tsx'
import { Reach } from '../ui/reach.tsx'
import { homesInWords } from '../ui/standing.tsx'
import { logFollowUp } from '../use-cases/log-follow-up.ts'
import { recordPromise } from '../use-cases/record-promise.ts'
import { withdrawPromise } from '../use-cases/withdraw-promise.ts'
import { toWarn } from '../warnings/queries.ts'
import { LateLeases } from '../warnings/ui/late-leases.tsx'
import type { Route } from './+types/back-office-debtor'

export const loader = page(collectingPermissions.viewCollecting, async (ctx, { params, query }) => {
  const one = await debtor(ctx, params.partyId)
  if (!one) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
  const lateLeases = ctx.actor.may(collectingPermissions.serveNotices) ? await toWarn(ctx, [one.id]) : []
  return {
    ...one,
    lateLeases,
    act: query.get('act'),
    promiseId: query.get('promise'),
    mayCollect: ctx.actor.may(collectingPermissions.collect),
    formId: ctx.newId(),
  }
})

export const action = submitOneOf({
  log: submit(logFollowUp, ({ partyId }) => saying('سُجّلت المتابعة', debtorPath(partyId))),
  promise: submit(recordPromise, ({ partyId }) => saying('سُجّل الوعد، وينتظره حتى ينتهي يومه', debtorPath(partyId))),
  withdraw: submit(withdrawPromise, ({ partyId }) => saying('سُحب الوعد، ويمكن تسجيل غيره', debtorPath(partyId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? ''} · التحصيل · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.name ?? '' }

export default function DebtorPage({ loaderData: one, actionData: reply }: Route.ComponentProps) {
  const isWaited = one.promises.some(({ status }) => status === 'open')
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{one.name}</bdi>
          </h1>
          <p className="muted sm">
            <Code>{one.number}</Code>
            {one.homes && (
              <>
                {' · '}
                <bdi>{homesInWords(one.homes)}</bdi>
              </>
            )}
          </p>
        </div>
        <div className="acts">
          {one.mayCollect && <Reach name={one.name} phone={one.phone} owed={one.owed} due={one.due} since={one.since} />}
          <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`/admin/users/${one.id}`}>
            سجل العميل
          </Link>
        </div>
      </div>
      <Unheard reply={reply} />
      <Owed {...one} />
      <DuesOf {...one} />
      <div className="cols">
        <div className="stack">
          {one.mayCollect && <LogForm partyId={one.id} formId={one.formId} reply={one.act === 'log' ? reply : undefined} />}
          {one.mayCollect && one.owed > 0n && !isWaited && (
            <PromiseForm
              {...{ partyId: one.id, formId: one.formId, due: one.due, today: one.today }}
              reply={one.act === 'promise' ? reply : undefined}
            />
          )}
        </div>
        <div className="stack">
          <LateLeases late={one.lateLeases} />
          <Promises
            {...{ promises: one.promises, partyId: one.id }}
            withdrawing={one.mayCollect && { promiseId: one.promiseId, reply: one.act === 'withdraw' ? reply : undefined }}
          />
          <Tried tried={one.tried} />
        </div>
      </div>
    </>
  )
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'owed' | 'due' | 'late' | 'since' | 'phone'>

const Owed = ({ owed, due, late, since, phone }: Shown) => (
  <Card>
    <dl className="kv">
      <div>
        <dt>مستحق حتى اليوم</dt>
        <dd>
          <Money amount={due} />
        </dd>
      </div>
      <div>
        <dt>منه متأخر</dt>
        <dd>
          <Money amount={late} />
        </dd>
      </div>
      <div>
        <dt>كل ما عليه مع ما لم يحل</dt>
        <dd>
          <Money amount={owed} />
        </dd>
      </div>
      {since && (
        <div>
          <dt>أقدمه يستحق</dt>
          <dd>
            <DateText at={since} />
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>الهاتف</dt>
          <dd>
            <Phone number={phone} />
          </dd>
        </div>
      )}
    </dl>
  </Card>
)
