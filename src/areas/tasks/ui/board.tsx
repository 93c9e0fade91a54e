import { Num } from '#ui/values.tsx'
import type { TaskLine } from '../queries.ts'
import { type DueGroup, dueGroups } from '../task.ts'
import { TaskItem } from './task-line.tsx'

type Props = { open: TaskLine[]; done: TaskLine[]; now: Date; here: string; board: boolean }

/** By their time, the most pressing first; as columns or one below the other. A list leaves out what is empty. */
export function Groups({ open, done, now, here, board }: Props) {
  const groups = (Object.keys(dueGroups) as DueGroup[]).map((group) => ({
    key: group,
    label: dueGroups[group],
    tasks: open.filter((task) => task.group === group),
  }))
  const columns = board
    ? [...groups, { key: 'done', label: 'منجزة', tasks: done }]
    : groups.filter(({ tasks }) => tasks.length > 0)
  return (
    <div className={board ? 'task-board' : 'stack'}>
      {columns.map(({ key, label, tasks }) => (
        <section key={key} className="task-group" aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>
            {label} <Num>{tasks.length}</Num>
          </h2>
          <ul>
            {tasks.map((task) => (
              <TaskItem key={task.id} task={task} now={now} here={here} />
            ))}
          </ul>
          {tasks.length === 0 && <p className="muted sm">لا شيء</p>}
        </section>
      ))}
    </div>
  )
}
