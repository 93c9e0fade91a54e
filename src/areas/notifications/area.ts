import type { Area } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { wakeForCampaign, writeCampaignLetters } from './campaign-sending.ts'
import { messagesDesk } from './desk.ts'
import { failedMessages } from './figures.ts'
import { messageRecord } from './message-record.ts'
import { notificationNotices } from './notices.ts'
import { messagesOfParcel } from './of-parcel.ts'
import { notificationPermissions as may } from './permissions.ts'
import { notificationsPersonal, notificationsRetained } from './personal.ts'
import { seedMessages } from './seed.ts'
import { forgetCodes } from './sending.ts'
import { notificationFactWords, notificationPartWords } from './words.ts'

export const notifications: Area = {
  name: 'notifications',
  label: 'الإشعارات',
  permissions: may,
  subscribers: [writeCampaignLetters, wakeForCampaign],
  desks: [messagesDesk],
  acts: [{ path: '/admin/settings/integrations', label: 'جرّب الإرسال', permission: may.connect }],
  portal: [
    { path: '/dashboard/messages', label: 'الإشعارات', permission: anyoneSignedIn },
    { path: '/dashboard/preferences', label: 'التفضيلات', permission: anyoneSignedIn },
  ],
  records: [messageRecord],
  sections: [messagesOfParcel],
  figures: [failedMessages],
  notices: notificationNotices,
  factWords: notificationFactWords,
  partWords: notificationPartWords,
  seed: seedMessages,
  daily: forgetCodes,
  personal: notificationsPersonal,
  retained: notificationsRetained,
}
