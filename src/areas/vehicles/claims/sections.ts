import { claimSection } from '#areas/claims/public.ts'
import { claimsPath, newClaimPath } from '#areas/vehicles/paths.ts'
import { addressWith } from '#values/asked.ts'
import { carClaim } from './car-claim.ts'

export const claimSections = [
  claimSection(carClaim, {
    title: 'الحوادث والأضرار',
    all: { label: 'كل ملفاتها', path: (vehicle) => addressWith(claimsPath, { vehicle }) },
    begin: { label: 'سجّل حادثًا', path: (vehicle) => addressWith(newClaimPath, { vehicle }) },
  }),
]
