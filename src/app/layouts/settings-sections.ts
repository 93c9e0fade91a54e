import { assistantPermissions } from '#areas/assistant/permissions.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { notificationPermissions } from '#areas/notifications/permissions.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import type { Actor } from '#platform/context.ts'

const { manage } = companyPermissions
const sections = [
  { to: '/admin/settings', label: 'الشركة', permission: manage },
  { to: '/admin/settings/branches', label: 'الفروع', permission: manage },
  { to: '/admin/settings/holidays', label: 'العطل', permission: manage },
  { to: '/admin/settings/documents', label: 'المستندات', permission: manage },
  { to: '/admin/settings/data', label: 'حماية البيانات', permission: manage },
  { to: '/admin/settings/integrations', label: 'الربط', permission: notificationPermissions.connect },
  { to: '/admin/settings/site', label: 'بيانات الموقع', permission: manage },
  { to: '/admin/settings/content', label: 'محتوى الموقع', permission: sitePermissions.editContent },
  { to: '/admin/settings/questions', label: 'الأسئلة الشائعة', permission: assistantPermissions.editQuestions },
  { to: '/admin/settings/tariff', label: 'تعرفة الطرود', permission: parcelPermissions.publishTariff },
  { to: '/admin/settings/parcel-places', label: 'مناطق الطرود', permission: parcelPermissions.publishTariff },
]

/** The address everybody types, with where it leads whoever may not open its own section. */
export const settingsPage = {
  path: '/admin/settings',
  permission: manage,
  tabs: sections.map(({ to, permission }) => ({ path: to, permission })),
}

/** The sections this person may open. */
export const openSections = (actor: Actor) => sections.filter(({ permission }) => actor.may(permission))

/** The settings as a desk: whoever may open some of their sections comes in by the first of these. */
export function settingsDoor(actor: Actor) {
  const [first] = openSections(actor)
  return first ? [{ path: first.to, label: 'الإعدادات', permission: first.permission }] : []
}
