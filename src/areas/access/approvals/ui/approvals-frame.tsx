import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import { ListKeys } from '#ui/list-keys.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { ApprovalLine, ShownApprovals } from '../queries.ts'

type Props = { shown: ShownApprovals; lines: ApprovalLine[]; open: string | null; above?: ReactNode; children: ReactNode }

const labels = { mine: 'تنتظرني', asked: 'طلبتها', done: 'أُنجزت' } as const

/** The list beside what is open of it. On a phone one of the two. */
export function ApprovalsFrame({ shown, lines, open, above, children }: Props) {
  const waiting = lines.filter(({ mayDecide }) => mayDecide).length
  const tabs = (['mine', 'asked', 'done'] as const).map((each) => ({
    to: each === 'mine' ? '/admin/approvals' : `/admin/approvals?show=${each}`,
    label: labels[each],
    current: each === shown,
    ...(each === 'mine' && shown === 'mine' && waiting > 0 ? { count: waiting } : {}),
  }))
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الاعتمادات</h1>
          <p className="muted sm">الأقدم أولًا. لا أحد يعتمد ما طلبه بنفسه.</p>
        </div>
      </div>
      {above}
      <section className="card">
        <Tabs label="الاعتمادات" tabs={tabs} />
        {lines.length === 0 && !open ? (
          <div className="ap-none">{children}</div>
        ) : (
          <Beside lines={lines} shown={shown} open={open}>
            {children}
          </Beside>
        )}
      </section>
    </>
  )
}

function Beside({ lines, shown, open, children }: Omit<Props, 'above'>) {
  return (
    <ListKeys label="الطلبات" className={open ? 'ap ap-open' : 'ap'}>
      <div className="ap-list">
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} shown={shown} open={line.id === open} />
          ))}
        </ul>
        {lines.length > 1 && <p className="key-hint xs muted">J وK بين الطلبات، وA تعتمد المفتوح، وR تعيده للتصحيح</p>}
      </div>
      <div className="ap-detail">{children}</div>
    </ListKeys>
  )
}

function Line({ line, shown, open }: { line: ApprovalLine; shown: ShownApprovals; open: boolean }) {
  const { id, title, amount, maker, requestedAt, own, approver, status, returned } = line
  return (
    <li data-row>
      <Link
        to={`/admin/approvals/${id}${shown === 'mine' ? '' : `?show=${shown}`}`}
        data-open
        aria-current={open ? 'true' : undefined}
        className="ap-line"
      >
        <span className="grow">
          <b className="medium">{title}</b>
          <span className="muted xs">
            {own ? 'أنت' : maker} · <DateText at={requestedAt} time />
          </span>
          {own && status === 'pending' && <span className="muted xs">أنت من طلبه، يعتمده {approver}</span>}
          {status !== 'pending' && <span className="muted xs">{outcome(status, returned)}</span>}
        </span>
        {amount !== null && <Money amount={amount} />}
      </Link>
    </li>
  )
}

/** What became of it, in a word. */
export function outcome(status: ApprovalLine['status'], returned: boolean) {
  if (status === 'rejected') return returned ? 'أُعيد للتصحيح' : 'مرفوض'
  return { pending: 'بانتظار الاعتماد', approved: 'معتمد', expired: 'انتهت مهلته', withdrawn: 'مسحوب' }[status]
}
