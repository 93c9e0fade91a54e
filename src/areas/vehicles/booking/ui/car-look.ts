import type { CarKind } from '#ui/art/car.tsx'
import type { Plan } from '../../classes/class.ts'

type Shape = { plan: Plan; seats: number; bags: number }

/** How a class is drawn: by its plan, and by how much goes into it. */
export function carKind({ plan, seats, bags }: Shape): CarKind {
  if (plan === 'pickup') return 'pickup'
  if (plan === 'saloon') return bags <= 1 ? 'hatch' : 'sedan'
  return seats >= 9 ? 'van' : 'suv'
}
