import type { Door } from '#platform/area.ts'
import { messagePages } from './message-tabs.ts'
import { messagesGivenUp } from './outbox-queries.ts'
import { notificationPermissions } from './permissions.ts'

export const messagesDesk: Door = {
  ...{ path: '/admin/notifications', label: 'الإشعارات', permission: notificationPermissions.view },
  count: messagesGivenUp,
  tabs: messagePages,
}
