import type { Area } from '#platform/area.ts'

export const site: Area = { name: 'site', label: 'الموقع' }
