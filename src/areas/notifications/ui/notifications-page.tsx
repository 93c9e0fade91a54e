import { Form } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { type Notification, NotificationList } from './notification-list.tsx'

type Props = { rows: Notification[]; unread: number; at: number; perPage: number; total: number; today: string; page: string }

export function NotificationsPage({ rows, unread, at, perPage, total, today, page }: Props) {
  const pager = total > perPage && <Pager page={at} perPage={perPage} total={total} toPage={(other) => `${page}?page=${other}`} />
  return (
    <>
      <div className="page-h">
        <h1>الإشعارات</h1>
        {unread > 0 && (
          <Form method="post" className="end">
            <input type="hidden" name="from" value={page} />
            <Button type="submit" variant="outline">
              اجعلها كلها مقروءة
            </Button>
          </Form>
        )}
      </div>
      <Card flush footer={pager}>
        {rows.length > 0 ? (
          <NotificationList rows={rows} today={today} page={page} />
        ) : (
          <Empty title="لا إشعارات بعد">نخبرك هنا بما يجدّ في طلباتك وعقودك ومدفوعاتك.</Empty>
        )}
      </Card>
    </>
  )
}
