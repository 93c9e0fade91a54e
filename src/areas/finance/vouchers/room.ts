import type { Room } from '#platform/rooms.ts'
import { paperKeepers } from './keepers.ts'
import { paperNotices } from './notices.ts'
import { voucherKeepers } from './voucher-keepers.ts'

export const vouchers: Room = {
  subscribers: [...paperKeepers, ...voucherKeepers],
  notices: paperNotices,
}
