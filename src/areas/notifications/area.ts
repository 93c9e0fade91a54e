import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, type Figure } from '#platform/home.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { wakeForCampaign, writeCampaignLetters } from './campaign-sending.ts'
import { messagePages } from './message-tabs.ts'
import { notificationNotices } from './notices.ts'
import { messagesGivenUp, oneMessage } from './outbox-queries.ts'
import { notificationPermissions } from './permissions.ts'
import { notificationsPersonal, notificationsRetained } from './personal.ts'
import { seedMessages } from './seed.ts'
import { forgetCodes } from './sending.ts'
import { notificationFactWords, notificationPartWords } from './words.ts'

const failedMessages: Figure = {
  name: 'messagesFailed',
  permission: notificationPermissions.view,
  read: (ctx) =>
    asked(messagesGivenUp(ctx), (count) => ({
      ...{ label: 'رسائل لم تصل', value: Number(count), path: '/admin/notifications?status=dead' },
      urgent: true,
    })),
}

export const notifications: Area = {
  name: 'notifications',
  label: 'الإشعارات',
  permissions: notificationPermissions,
  subscribers: [writeCampaignLetters, wakeForCampaign],
  desks: [
    {
      ...{ path: '/admin/notifications', label: 'الإشعارات', permission: notificationPermissions.view, count: messagesGivenUp },
      tabs: messagePages,
    },
  ],
  acts: [{ path: '/admin/settings/integrations', label: 'جرّب الإرسال', permission: notificationPermissions.connect }],
  portal: [
    { path: '/dashboard/messages', label: 'الإشعارات', permission: anyoneSignedIn },
    { path: '/dashboard/preferences', label: 'التفضيلات', permission: anyoneSignedIn },
  ],
  records: [
    {
      kind: 'message',
      label: 'رسالة',
      view: notificationPermissions.view,
      edit: notificationPermissions.send,
      path: (id) => `/admin/notifications/messages/${id}`,
      find: findMessage,
    },
  ],
  figures: [failedMessages],
  notices: notificationNotices,
  factWords: notificationFactWords,
  partWords: notificationPartWords,
  seed: seedMessages,
  daily: forgetCodes,
  personal: notificationsPersonal,
  retained: notificationsRetained,
}

async function findMessage(ctx: Ctx, id: string) {
  const message = await oneMessage(ctx, id)
  return message ? { name: message.about, mayEdit: ctx.actor.may(notificationPermissions.send) } : null
}
