import '#ui/styles/act-form.css'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { transportPath } from '../../paths.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { tabsOpenTo } from '../../tabs-open.ts'
import { EquipmentFrame } from '../../ui/equipment-frame.tsx'
import { jobStates } from '../job.ts'
import { planningChoices, type ShownJob, transportJobs } from '../queries.ts'
import { ArriveJob, CallOffJob, ChangeJob, PlanJob } from '../ui/job-forms.tsx'
import { AdvanceButton, JobItem } from '../ui/job-item.tsx'
import { advanceJob, callOffJob, changeJob } from '../use-cases/move-job.ts'
import { planJob } from '../use-cases/plan-job.ts'
import type { Route } from './+types/back-office-transport'

export const meta = () => [{ title: 'رحلات النقل · التحالف' }]

export const handle = { crumb: () => 'رحلات النقل' }

export const loader = page(may.view, async (ctx, { query }) => ({
  ...(await transportJobs(ctx)),
  choices: await planningChoices(ctx),
  ...{ act: query.get('act'), job: query.get('job'), formId: ctx.newId(), now: ctx.now() },
  mayPlan: ctx.actor.may(may.handOver),
  sees: tabsOpenTo(ctx),
}))

export const action = submitOneOf({
  plan: submit(planJob, () => saying('خُططت الرحلة', transportPath)),
  change: submit(changeJob, () => saying('تغيّرت الرحلة', transportPath)),
  advance: submit(advanceJob, ({ state }) => saying(`الرحلة: ${jobStates[state]}`, transportPath)),
  'call-off': submit(callOffJob, () => saying('أُلغيت الرحلة', transportPath)),
})

type Props = Route.ComponentProps

export default function TransportPage({ loaderData, actionData: reply }: Props) {
  const { open, done, choices, act, job, formId, now, mayPlan, sees } = loaderData
  const heard = (name: string, id?: string) => (act === name && (id === undefined || job === id) ? reply : undefined)
  return (
    <EquipmentFrame title="رحلات النقل" sees={sees}>
      <Unheard reply={reply} />
      <div className="cols">
        <div className="stack">
          <Card title="ما لم يتم" flush>
            {open.length === 0 ? (
              <Empty title="لا رحلات تنتظر">تُخطط رحلة لكل معدّة تُحمل عند سريان عقدها، وأخرى عند إنهاء تأجيرها.</Empty>
            ) : (
              <ul className="list">
                {open.map((one) => (
                  <OpenJob key={one.id} one={one} choices={choices} heard={heard} />
                ))}
              </ul>
            )}
          </Card>
          {done.length > 0 && <DoneJobs done={done} />}
        </div>
        {mayPlan && <PlanJob choices={choices} formId={formId} now={now} reply={heard('plan')} />}
      </div>
    </EquipmentFrame>
  )
}

type Heard = (name: string, id?: string) => Props['actionData']
type Open = { one: ShownJob; choices: Props['loaderData']['choices']; heard: Heard }

const OpenJob = ({ one, choices, heard }: Open) => (
  <JobItem job={one}>
    {one.mayMove && (
      <div className="row wrap">
        {one.state === 'on-road' ? <ArriveJob job={one} reply={heard('advance', one.id)} /> : <AdvanceButton job={one} />}
        <ChangeJob job={one} choices={choices} reply={heard('change', one.id)} />
        <CallOffJob job={one} reply={heard('call-off', one.id)} />
      </div>
    )}
  </JobItem>
)

const DoneJobs = ({ done }: { done: readonly ShownJob[] }) => (
  <Card title="تمت في آخر أسبوعين" flush>
    <ul className="list">
      {done.map((one) => (
        <JobItem key={one.id} job={one}>
          {one.cost !== null && <Money amount={one.cost} />}
        </JobItem>
      ))}
    </ul>
  </Card>
)
