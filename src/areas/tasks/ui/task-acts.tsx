import { Check } from 'lucide-react'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayOf } from '#values/days.ts'
import type { AssignTaskForm, RescheduleTaskForm } from '../inputs.ts'
import { taskCan } from '../task.ts'
import { whoSpelled } from '../who.ts'

type Task = {
  id: string
  status: 'open' | 'done' | 'cancelled'
  asked: { assigneeId: string | null; role: string | null }
  dueAt: Date | null
  hour: boolean
}
type Props = { task: Task; people: readonly (readonly [string, string])[]; path: string; reply: Reply | undefined }

/** What can be done with a task from the state it is in. */
export function TaskActs({ task, people, path, reply }: Props) {
  const assign = fieldsOf<AssignTaskForm>(reply)
  const move = fieldsOf<RescheduleTaskForm>(reply)
  return (
    <Card title="إجراءات">
      <div className="stack">
        {taskCan.complete(task) && (
          <PostForm action={`${path}?act=complete`} reply={reply} className="">
            <SubmitButton block>
              <Check className="i i-sm" aria-hidden />
              أُنجزت
            </SubmitButton>
          </PostForm>
        )}
        {taskCan.reopen(task) && (
          <PostForm action={`${path}?act=reopen`} reply={reply} className="">
            <input type="hidden" name="backTo" value={path} />
            <SubmitButton block variant="outline">
              أعد فتح المهمة
            </SubmitButton>
          </PostForm>
        )}
        {taskCan.assign(task) && (
          <PostForm action={`${path}?act=assign`} className="stack">
            <input type="hidden" name="backTo" value={path} />
            <SelectField {...assign('who', whoSpelled(task.asked))} label="المكلَّف" options={people} required />
            <SubmitButton size="small" variant="outline">
              أسند
            </SubmitButton>
          </PostForm>
        )}
        {taskCan.reschedule(task) && (
          <PostForm action={`${path}?act=reschedule`} className="stack">
            <input type="hidden" name="backTo" value={path} />
            <div className="grid2">
              <DateField {...move('dueOn', task.dueAt ? dayOf(task.dueAt) : undefined)} label="الموعد" optional />
              <Field {...move('dueTime', hourOf(task))} label="الساعة" type="time" dir="ltr" optional />
            </div>
            <SubmitButton size="small" variant="outline">
              غيّر الموعد
            </SubmitButton>
          </PostForm>
        )}
        {taskCan.cancel(task) && (
          <PostForm action={`${path}?act=cancel`} className="">
            <input type="hidden" name="backTo" value={path} />
            <SubmitButton size="small" variant="danger-ghost">
              ألغِ المهمة
            </SubmitButton>
          </PostForm>
        )}
      </div>
    </Card>
  )
}

/** The hour in Muscat, four hours ahead all year, as the box wants it. */
function hourOf({ dueAt, hour }: Task) {
  return dueAt && hour ? new Date(dueAt.getTime() + 4 * 3_600_000).toISOString().slice(11, 16) : undefined
}
