import '#ui/styles/tasks.css'
import { KanbanSquare, List } from 'lucide-react'
import { Link } from 'react-router'
import { recordOf } from '#areas/records/public.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Chip } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { ListKeys } from '#ui/list-keys.tsx'
import { Empty } from '#ui/states.tsx'
import { Toolbar } from '#ui/toolbar.tsx'
import { backTo } from '../back-to.ts'
import { branchesToChoose } from '../branch.ts'
import { askable } from '../people.ts'
import { taskPermissions } from '../permissions.ts'
import { opensAt, tasks } from '../queries.ts'
import { taskStatuses, whose } from '../task.ts'
import { Groups } from '../ui/board.tsx'
import { QuickAdd } from '../ui/quick-add.tsx'
import { TaskItem } from '../ui/task-line.tsx'
import { addTask } from '../use-cases/add-task.ts'
import { completeTask } from '../use-cases/end-task.ts'
import type { Route } from './+types/back-office-tasks'

export const meta = () => [{ title: 'المهام · التحالف' }]

export const loader = page(taskPermissions.view, async (ctx, { query }) => {
  const shown = {
    whose: whose.find((one) => one === query.get('whose')) ?? (await opensAt(ctx)),
    status: statuses.find((one) => one === query.get('status')) ?? 'open',
    words: query.get('q')?.slice(0, 100) ?? '',
    board: query.get('view') === 'board',
  }
  const board = shown.board && shown.status === 'open'
  const [found, done, people, subject, branches] = await Promise.all([
    tasks(ctx, shown),
    board ? tasks(ctx, { ...shown, status: 'done', most: 20 }) : [],
    askable(ctx),
    subjectOf(ctx, query.get('about')),
    branchesToChoose(ctx),
  ])
  return {
    ...shown,
    board,
    found,
    done,
    people,
    subject,
    branches,
    now: ctx.now(),
    mayAdd: ctx.actor.may(taskPermissions.manage),
  }
})

const statuses = ['open', 'done', 'cancelled'] as const

/** «customer:018f…»: the record a new task is about. */
async function subjectOf(ctx: Ctx, about: string | null) {
  const [kind = '', id = ''] = about?.split(':') ?? []
  const record = id ? await recordOf(ctx, kind, id) : null
  return record ? { kind, id, name: record.name } : null
}

export const action = submitOneOf({
  add: submit(addTask, (added) => saying('أُضيفت المهمة.', backTo(added))),
  complete: submit(completeTask, (done) => saying(`أُنجزت: ${done.title}`, backTo(done))),
})

const whoseLabels = { mine: 'مهامي', role: 'دوري', all: 'الكل' } as const

type Shown = Pick<Route.ComponentProps['loaderData'], 'whose' | 'status' | 'words' | 'board'>

function address(shown: Shown, change: Partial<Shown>) {
  const { whose, status, words, board } = { ...shown, ...change }
  const query = new URLSearchParams({
    ...(whose === 'mine' ? {} : { whose }),
    ...(status === 'open' ? {} : { status }),
    ...(words ? { q: words } : {}),
    ...(board ? { view: 'board' } : {}),
  })
  return query.size ? `/admin/tasks?${query}` : '/admin/tasks'
}

export default function TasksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, done, people, subject, branches, now, mayAdd, board, status, words } = loaderData
  const here = address(loaderData, {})
  const tabs = whose.map((one) => ({
    to: address(loaderData, { whose: one }),
    label: whoseLabels[one],
    current: one === loaderData.whose,
  }))
  // A form that has added its task begins anew.
  const newest = Math.max(0, ...found.map(({ createdAt }) => createdAt.getTime()))
  return (
    <>
      <div className="page-h">
        <h1>المهام</h1>
        <Link
          to={address(loaderData, { board: !board, status: 'open' })}
          className={buttonLook({ variant: 'outline', size: 'small' })}
        >
          {board ? <List className="i i-sm" aria-hidden /> : <KanbanSquare className="i i-sm" aria-hidden />}
          {board ? 'قائمة' : 'لوحة'}
        </Link>
      </div>
      {mayAdd && (
        <Card>
          <QuickAdd key={newest} people={people} branches={branches} subject={subject} here={here} reply={actionData} />
        </Card>
      )}
      <Card flush>
        <Tabs label="مهام من" tabs={tabs} />
        <Filters shown={loaderData} />
        <ListKeys className="task-list" label="المهام" hint={mayAdd ? 'J وK للتنقل، D أُنجزت، N مهمة جديدة' : 'J وK للتنقل'}>
          {found.length === 0 && done.length === 0 ? (
            <Nothing words={words} />
          ) : status === 'open' ? (
            <Groups open={found} done={done} now={now} here={here} board={board} />
          ) : (
            <ul className="task-group">
              {found.map((task) => (
                <TaskItem key={task.id} task={task} now={now} here={here} />
              ))}
            </ul>
          )}
        </ListKeys>
      </Card>
    </>
  )
}

function Nothing({ words }: { words: string }) {
  return words ? (
    <Empty title={`لا نتيجة لـ «${words}»`}>جرّب كلمة أخرى، أو امسح شروط البحث.</Empty>
  ) : (
    <Empty title="لا مهام">لا شيء ينتظرك.</Empty>
  )
}

function Filters({ shown }: { shown: Shown }) {
  const kept = { whose: shown.whose, status: shown.status, ...(shown.board ? { view: 'board' } : {}) }
  return (
    <Toolbar label="ابحث في المهام" query={shown.words} kept={kept}>
      <div className="row wrap">
        {statuses.slice(1).map((one) => (
          <Chip
            key={one}
            to={address(shown, { status: one === shown.status ? 'open' : one, board: false })}
            pressed={one === shown.status}
          >
            {taskStatuses[one]}
          </Chip>
        ))}
      </div>
    </Toolbar>
  )
}
