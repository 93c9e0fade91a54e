import type { Room } from '#platform/rooms.ts'
import { approveOwnerBill, permissionForOwnerBill } from './bill-approval.ts'
import { levelPoolsOfBill } from './expenses.ts'
import { ownerStatementKeepers } from './keepers.ts'
import { ownerNotices } from './notices.ts'
import { approveSettlement } from './settlement-approval.ts'
import { ownerFactLines, ownerFactWords, ownerPartWords } from './words.ts'

export const owners: Room = {
  subscribers: ownerStatementKeepers,
  hooks: [levelPoolsOfBill],
  permissionForFile: permissionForOwnerBill,
  approvals: [approveSettlement, approveOwnerBill],
  notices: ownerNotices,
  factWords: ownerFactWords,
  factLines: ownerFactLines,
  partWords: ownerPartWords,
}
