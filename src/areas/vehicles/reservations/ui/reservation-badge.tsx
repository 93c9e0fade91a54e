import { Badge } from '#ui/badge.tsx'
import { type ReservationState, reservationStates, stateTones } from '../reservation.ts'

export const ReservationBadge = ({ state }: { state: ReservationState }) => (
  <Badge tone={stateTones[state]}>{reservationStates[state]}</Badge>
)
