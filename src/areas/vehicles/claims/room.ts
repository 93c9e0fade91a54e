import { absorbApproval, claimFinder, claimRecord, permissionForClaimPhoto } from '#areas/claims/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { ownRentalIds } from '../rentals/own-rentals.ts'
import { carClaim } from './car-claim.ts'
import { recoverClaims } from './commands.ts'
import { claimNotices } from './notices.ts'
import { claimSections } from './sections.ts'
import { tellMissingReports } from './use-cases/record-police-report.ts'
import { claimFactLines, claimFactWords } from './words.ts'

export const claims: Room = {
  records: [claimRecord(carClaim)],
  finder: claimFinder(carClaim),
  sections: claimSections,
  approvals: [absorbApproval(carClaim)],
  notices: claimNotices,
  permissionForFile: (ctx, fileId) => permissionForClaimPhoto(ctx, carClaim, { fileId, own: () => ownRentalIds(ctx) }),
  daily: async (house) => void (await recoverClaims(asTheHouse(house), {})),
  often: async (house) => void (await tellMissingReports(asTheHouse(house), {})),
  factWords: claimFactWords,
  factLines: claimFactLines,
}
