import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { approveAbsorbingClaim } from './absorbing.ts'
import { claimRecord } from './claim-record.ts'
import { foundClaims } from './found.ts'
import { claimNotices } from './notices.ts'
import { permissionForClaimPhoto } from './photo-permission.ts'
import { claimSections } from './sections.ts'
import { tellMissingReports } from './use-cases/record-police-report.ts'
import { recoverClaims } from './use-cases/recover-claims.ts'
import { claimFactLines, claimFactWords } from './words.ts'

export const claims: Room = {
  records: [claimRecord],
  finder: { permission: may.view, find: foundClaims },
  sections: claimSections,
  approvals: [approveAbsorbingClaim],
  notices: claimNotices,
  permissionForFile: permissionForClaimPhoto,
  daily: async (house) => void (await recoverClaims(asTheHouse(house), {})),
  often: async (house) => void (await tellMissingReports(asTheHouse(house), {})),
  factWords: claimFactWords,
  factLines: claimFactLines,
}
