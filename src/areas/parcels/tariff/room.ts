import { parcelPermissions } from '#areas/parcels/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { tariffFactWords, tariffPartWords } from './words.ts'

export const tariff: Room = {
  acts: [{ path: '/admin/settings/tariff', label: 'انشر تعرفة الطرود', permission: parcelPermissions.publishTariff }],
  factWords: tariffFactWords,
  partWords: tariffPartWords,
}
