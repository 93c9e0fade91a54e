import {
  absorbApproval,
  claimFinder,
  claimRecord,
  claimSection,
  permissionForClaimPhoto,
  undecidedClaims,
} from '#areas/claims/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { addressWith } from '#values/asked.ts'
import { claimsPath, newClaimPath } from '../paths.ts'
import { ownHires } from '../portal/own-hires.ts'
import { recoverClaims } from './commands.ts'
import { machineClaim } from './machine-claim.ts'
import { claimNotices } from './notices.ts'
import { claimFactLines, claimFactWords } from './words.ts'

export const claims: Room = {
  records: [claimRecord(machineClaim)],
  finder: claimFinder(machineClaim),
  sections: [
    claimSection(machineClaim, {
      title: 'محاضر الأضرار',
      all: { label: 'كل محاضرها', path: (machine) => addressWith(claimsPath, { machine }) },
      begin: { label: 'سجّل ضررًا', path: (machine) => addressWith(newClaimPath, { machine }) },
    }),
  ],
  approvals: [absorbApproval(machineClaim)],
  notices: claimNotices,
  exceptions: [
    undecidedClaims(machineClaim, {
      ...{ one: 'محضر ضرر معدّة ينتظر القرار', many: 'محاضر أضرار معدات تنتظر القرار' },
      path: `${claimsPath}?state=undecided`,
    }),
  ],
  permissionForFile: (ctx, fileId) =>
    permissionForClaimPhoto(ctx, machineClaim, { fileId, own: async () => (await ownHires(ctx)).map(({ id }) => id) }),
  daily: async (house) => void (await recoverClaims(asTheHouse(house), {})),
  factWords: claimFactWords,
  factLines: claimFactLines,
}
