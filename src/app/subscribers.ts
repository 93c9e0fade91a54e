import { hearing } from '#areas/notifications/hearing.ts'
import { areas } from './areas.ts'

/** What all areas tell people, and everybody who hears of a fact: the areas themselves, and their notices. */
export const notices = areas.flatMap((area) => area.notices ?? [])
export const subscribers = [...areas.flatMap((area) => area.subscribers ?? []), ...notices.map(hearing)]
