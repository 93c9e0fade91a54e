/** Why something is not free. */
export const occupancyKinds = {
  lease: 'إيجار',
  'car-rental': 'تأجير سيارة',
  'equipment-rental': 'تأجير معدّة',
  'project-use': 'استعمال في مشروع',
  maintenance: 'صيانة',
  hold: 'حجز مبدئي',
} as const
export type OccupancyKind = keyof typeof occupancyKinds

export type OccupancyStatus = 'held' | 'confirmed' | 'out' | 'released'
