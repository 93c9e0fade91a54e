import { Check } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Avatar, Badge } from '#ui/badge.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { clock, dayInWords, nearDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { TaskLine } from '../queries.ts'
import { nobodyIn } from '../task.ts'

type Props = { task: TaskLine; now: Date; here: string }

/** One task, its circle on the side where one begins to read: pressed, the task is done. To whoever only looks it is a sign. */
export function TaskItem({ task, now, here }: Props) {
  const { id, title, kind, about, person, role, standsIn, status, mayManage } = task
  const path = `/admin/tasks/${id}`
  return (
    <li className="task" data-row>
      {status === 'open' && mayManage ? (
        <Form method="post" action="/admin/tasks?act=complete" preventScrollReset>
          <input type="hidden" name="taskId" value={id} />
          <input type="hidden" name="backTo" value={here} />
          <button type="submit" className="task-ring" aria-label={`أنجزت: ${title}`} data-key="d">
            <Check className="i i-sm" aria-hidden />
          </button>
        </Form>
      ) : (
        <span className={status === 'open' ? 'task-ring' : 'task-ring is-done'} aria-hidden>
          {status === 'done' && <Check className="i i-sm" />}
        </span>
      )}
      <div className="grow">
        <Link to={path} className="task-title" dir="auto" data-open>
          <Sentence>{title}</Sentence>
        </Link>
        <div className="task-meta">
          <Due {...task} now={now} />
          {kind && <span>{kind}</span>}
          {about && <span>{about}</span>}
          {role && <span>{standsIn ? nobodyIn(role) : role}</span>}
        </div>
      </div>
      {person && (
        <span title={person}>
          <Avatar name={person} small />
          <span className="visually-hidden">{person}</span>
        </span>
      )}
    </li>
  )
}

type DueProps = { dueAt: Date | null; hour: boolean; group: TaskLine['group']; status: TaskLine['status']; now: Date }

/** A colour only where time presses. */
function Due({ dueAt, hour, group, status, now }: DueProps) {
  if (!dueAt) return null
  const day = dayOf(dueAt)
  const words = [nearDay(day, dayOf(now)) ?? dayInWords(dueAt, dayOf(now)), hour && clock(dueAt)].filter(Boolean).join('، ')
  if (status !== 'open') return <span>{words}</span>
  if (group === 'late') return <Badge tone="danger">{`متأخرة: ${words}`}</Badge>
  return group === 'today' ? <Badge tone="warning">{words}</Badge> : <span>{words}</span>
}
