import { asked, type Figure } from '#platform/home.ts'
import { messagesGivenUp } from './outbox-queries.ts'
import { notificationPermissions } from './permissions.ts'

export const failedMessages: Figure = {
  name: 'messagesFailed',
  permission: notificationPermissions.view,
  read: (ctx) =>
    asked(messagesGivenUp(ctx), (count) => ({
      ...{ label: 'رسائل لم تصل', value: Number(count), path: '/admin/notifications?status=dead' },
      urgent: true,
    })),
}
