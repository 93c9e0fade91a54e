import { Tabs } from '#ui/links.tsx'

const tabs = {
  '/admin/notifications': 'الصادر',
  '/admin/notifications/templates': 'القوالب والقواعد',
  '/admin/notifications/campaigns': 'الحملات والإعلانات',
  '/admin/notifications/blocked': 'المحظورون',
} as const

/** The parts of the desk. */
export function MessageTabs({ here }: { here: keyof typeof tabs }) {
  const shown = Object.entries(tabs).map(([to, label]) => ({ to, label, current: to === here }))
  return <Tabs label="أقسام الرسائل" tabs={shown} />
}
