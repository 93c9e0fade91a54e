import { Badge } from '#ui/badge.tsx'
import { type ParcelState, parcelStates, parcelTones } from '../parcel.ts'

export const ParcelBadge = ({ state, isReturning = false }: { state: ParcelState; isReturning?: boolean }) => (
  <Badge tone={parcelTones[state]}>
    {parcelStates[state]}
    {isReturning && state !== 'returning' && state !== 'returned' && '، في طريق العودة'}
  </Badge>
)
