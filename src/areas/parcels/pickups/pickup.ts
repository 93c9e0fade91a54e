export const pickupStates = { requested: 'جديد', scheduled: 'محدد الموعد', collected: 'استُلم', cancelled: 'ملغى' } as const
export type PickupState = keyof typeof pickupStates
export const pickupStateNames = Object.keys(pickupStates) as [PickupState, ...PickupState[]]

export const pickupTones = { requested: 'warning', scheduled: 'info', collected: 'success', cancelled: 'muted' } as const

export const isOpenPickup = (state: PickupState) => state === 'requested' || state === 'scheduled'

/** How many were taken of how many the merchant spoke of. */
export const takenInWords = ({ taken, count }: { taken: number; count: number }) => `استُلم ${taken} من ${count}`
