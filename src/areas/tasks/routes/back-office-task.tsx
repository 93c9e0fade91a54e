import '#ui/styles/tasks.css'
import { data, Link } from 'react-router'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Told } from '#ui/told.tsx'
import { DateText } from '#ui/values.tsx'
import { backTo } from '../back-to.ts'
import { askable } from '../people.ts'
import { taskPermissions } from '../permissions.ts'
import { oneTask } from '../queries.ts'
import { nobodyIn, taskStatuses } from '../task.ts'
import { TaskActs } from '../ui/task-acts.tsx'
import { assignTask } from '../use-cases/assign-task.ts'
import { cancelTask, completeTask, reopenTask } from '../use-cases/end-task.ts'
import { rescheduleTask } from '../use-cases/reschedule-task.ts'
import type { Route } from './+types/back-office-task'

export const loader = page(taskPermissions.view, async (ctx, { params, query }) => {
  const task = await oneTask(ctx, params.taskId)
  if (!task) throw data('لا توجد هذه المهمة.', { status: 404, statusText: 'Not Found' })
  const { subjectKind, subjectId } = task
  const [subject, people, parts] = await Promise.all([
    subjectKind && subjectId ? recordOf(ctx, subjectKind, subjectId) : null,
    askable(ctx, task.needs),
    recordParts(ctx, { kind: 'task', recordId: task.id, mayEdit: task.mayManage }),
  ])
  const about = subject && { name: subject.name, path: subject.path }
  return { task, about, people, parts, tab: query.get('tab'), mayManage: task.mayManage }
})

type Moved = { title: string; backTo?: string | undefined }
const back = (said: (title: string) => string) => (moved: Moved) => saying(said(moved.title), backTo(moved))

export const action = submitOneOf({
  complete: submit(
    completeTask,
    back((title) => `أُنجزت: ${title}`),
  ),
  cancel: submit(
    cancelTask,
    back((title) => `أُلغيت: ${title}`),
  ),
  reopen: submit(
    reopenTask,
    back((title) => `أُعيد فتح: ${title}`),
  ),
  assign: submit(
    assignTask,
    back((title) => `أُسندت: ${title}`),
  ),
  reschedule: submit(
    rescheduleTask,
    back((title) => `تغيّر موعد: ${title}`),
  ),
})

export const handle = { crumb: () => 'المهمة' }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.task.title ?? 'مهمة'} · التحالف` }]

export default function TaskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { task, about, people, parts, tab, mayManage } = loaderData
  const path = `/admin/tasks/${task.id}`
  return (
    <>
      <div className="page-h">
        <div>
          <h1 dir="auto">
            <Sentence>{task.title}</Sentence>
          </h1>
          <p className="muted sm">
            {task.creator ?? 'آليًا'}، <DateText at={task.createdAt} time />
          </p>
        </div>
        <Badge tone={task.status === 'open' ? (task.group === 'late' ? 'danger' : 'info') : 'muted'}>
          {task.status === 'open' && task.group === 'late' ? 'متأخرة' : taskStatuses[task.status]}
        </Badge>
      </div>
      <Unheard reply={actionData} />
      <div className="cols">
        <div className="stack">
          <Card title="المهمة">
            <dl className="told">
              {task.details && <Told question="التفاصيل">{task.details}</Told>}
              {about && (
                <Told question="عن">
                  <Link className="link" to={about.path}>
                    {about.name}
                  </Link>
                </Told>
              )}
              {task.kind && <Told question="النوع">{task.kind}</Told>}
              <Told question="المكلَّف">{task.person ?? whichRole(task) ?? 'لم يعد في الفريق'}</Told>
              {task.branch && <Told question="الفرع">{task.branch}</Told>}
              <Told question="الموعد">{task.dueAt ? <DateText at={task.dueAt} weekday time={task.hour} /> : 'بلا موعد'}</Told>
              {task.endedAt && (
                <Told question={task.status === 'done' ? 'أنجزها' : 'ألغاها'}>
                  {task.ender ?? 'آليًا'}، <DateText at={task.endedAt} time />
                </Told>
              )}
            </dl>
          </Card>
          <RecordTabs parts={parts} path={path} tab={tab} />
        </div>
        {mayManage && <TaskActs task={task} people={people} path={path} reply={actionData} />}
      </div>
    </>
  )
}

const whichRole = ({ role, standsIn }: { role: string | null; standsIn: boolean }) => (role && standsIn ? nobodyIn(role) : role)
