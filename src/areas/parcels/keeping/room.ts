import type { Room } from '#platform/rooms.ts'
import { forgetProofs, forgetRecipients } from './forgetting.ts'

/** How long it is kept who was sent what, and by what it was proven. */
export const keeping: Room = {
  retained: [
    {
      kind: 'parcel-recipients',
      label: 'المرسل إليهم ممن لا حساب لهم',
      since: 'تسليم الطرد أو إعادته',
      reason: 'الرد على سؤال أو مطالبة عن الطرد',
      months: 12,
      putAway: forgetRecipients,
    },
    {
      kind: 'parcel-proofs',
      label: 'إثباتات تسليم الطرود وصورها',
      since: 'التسليم',
      reason: 'إثبات من استلم الطرد وكيف كان',
      months: 24,
      putAway: forgetProofs,
    },
  ],
}
