import type { Room } from '#platform/rooms.ts'
import { agreementSections } from './sections.ts'

export const agreements: Room = { sections: agreementSections }
