export const staffTabs = {
  profile: 'الملف',
  roles: 'الأدوار',
  sessions: 'الجلسات',
  activity: 'نشاطه',
  history: 'السجل',
} as const
export type StaffTab = keyof typeof staffTabs
const names = Object.keys(staffTabs) as StaffTab[]
export const readTab = (text: string | null): StaffTab => names.find((tab) => tab === text) ?? 'profile'

export const staffPath = (id: string, tab: StaffTab = 'profile') =>
  `/admin/users/staff/${id}${tab === 'profile' ? '' : `?tab=${tab}`}`
