import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { approveHireDiscount } from './discount-approval.ts'
import { foundHires } from './found.ts'
import { hireContracts } from './hire-kind.ts'
import { hireRecord } from './hire-record.ts'
import { hireNotices } from './notices.ts'
import { remindHires } from './use-cases/remind-hires.ts'
import { hireFactLines, hireFactWords } from './words.ts'

export const hires: Room = {
  contracts: [hireContracts],
  approvals: [approveHireDiscount],
  records: [hireRecord],
  notices: hireNotices,
  finder: { permission: may.viewHires, find: foundHires },
  daily: async (house) => void (await remindHires(asTheHouse(house), {})),
  factWords: hireFactWords,
  factLines: hireFactLines,
}
