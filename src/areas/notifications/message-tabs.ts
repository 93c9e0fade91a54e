import type { Actor } from '#platform/context.ts'
import { notificationPermissions } from './permissions.ts'

const { view, manage, campaign } = notificationPermissions

const tabs = {
  '/admin/notifications': { label: 'الصادر', permission: view },
  '/admin/notifications/templates': { label: 'القوالب والقواعد', permission: manage },
  '/admin/notifications/campaigns': { label: 'الحملات والإعلانات', permission: campaign },
  '/admin/notifications/blocked': { label: 'المحظورون', permission: manage },
} as const

export const messagePages = Object.entries(tabs).map(([path, { permission }]) => ({ path, permission }))

/** The parts of the desk, as far as this person may open them; none where there is only one. */
export function messageTabs(actor: Actor, here: keyof typeof tabs) {
  const open = Object.entries(tabs).filter(([, { permission }]) => actor.may(permission))
  return open.length > 1 ? open.map(([to, { label }]) => ({ to, label, current: to === here })) : []
}
