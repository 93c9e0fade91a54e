import type { Area } from '#platform/area.ts'

/** What the meters of any resource show. The area of the resource has the commands, the permissions and the facts. */
export const readings: Area = {
  name: 'readings',
  label: 'القراءات',
  partWords: {
    meter: 'العداد',
    reading: 'القراءة',
    oldReading: 'آخر قراءة القديم',
    meterNumber: 'رقم العداد',
    used: 'الاستهلاك',
  },
}
