import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { approveAbsorbing } from './absorbing.ts'
import { fineRecord } from './fine-record.ts'
import { foundFines } from './found.ts'
import { fineNotices } from './notices.ts'
import { fineSections } from './sections.ts'
import { fineFactLines, fineFactWords } from './words.ts'

export const fines: Room = {
  records: [fineRecord],
  finder: { permission: may.fines, find: foundFines },
  sections: fineSections,
  approvals: [approveAbsorbing],
  notices: fineNotices,
  factWords: fineFactWords,
  factLines: fineFactLines,
}
