/** The five service lines: a dimension of every amount, and the pages of the site in their order. */
export const services = {
  rent: { label: 'تحصيل الإيجارات', path: '/services/rent-collection' },
  construction: { label: 'مقاولات البناء', path: '/services/construction' },
  equipment: { label: 'تأجير معدات البناء', path: '/services/equipment-rental' },
  cars: { label: 'تأجير السيارات', path: '/services/car-rental' },
  parcels: { label: 'إدارة الطرود البريدية', path: '/services/parcels' },
} as const

export type Service = keyof typeof services
export const serviceNames = Object.keys(services) as Service[]
