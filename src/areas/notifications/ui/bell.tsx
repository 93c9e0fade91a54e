import '#ui/styles/messages.css'
import { Bell as BellIcon } from 'lucide-react'
import type { ToggleEvent } from 'react'
import { Link, useRevalidator } from 'react-router'
import { howMany } from '#values/plural.ts'
import { type Notification, NotificationList } from './notification-list.tsx'
import { useUnread } from './use-unread.ts'

type Props = { unread: number; latest: Notification[]; today: string; page: '/dashboard/messages' | '/admin/messages' }

/** How many notifications wait, live; and the latest, in a panel the browser opens by itself. */
export function Bell({ unread: fromPage, latest, today, page }: Props) {
  const unread = useUnread(fromPage)
  const { revalidate } = useRevalidator()
  const renew = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && unread !== fromPage) void revalidate()
  }
  const waiting = unread > 0 ? `غير المقروء: ${howMany(unread, 'notification')}` : 'لا جديد'
  return (
    <>
      <button type="button" className="btn btn-ghost btn-icon bell" popoverTarget="bell">
        <span className="visually-hidden">{`الإشعارات، ${waiting}`}</span>
        <BellIcon className="i" aria-hidden />
        {unread > 0 && (
          <span className="count hot" aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span className="visually-hidden" role="status">
        {unread > fromPage && waiting}
      </span>
      <div id="bell" popover="auto" className="pop-panel bell-pop" onToggle={renew}>
        <header>
          <b>الإشعارات</b>
          <Link to={page} className="link sm" onClick={putAway}>
            كل الإشعارات
          </Link>
        </header>
        {latest.length > 0 ? (
          <NotificationList rows={latest} today={today} page={page} />
        ) : (
          <p className="muted sm bell-none">لا إشعارات بعد.</p>
        )}
      </div>
    </>
  )
}

function putAway({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
