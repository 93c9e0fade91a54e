/** The kind of contract by which a car is let. */
export const rentalKind = 'car-rental'

export const rentalStates = {
  open: 'قبل التسليم',
  out: 'لدى العميل',
  returned: 'أُعيدت',
  'called-off': 'أُلغي قبل التسليم',
} as const
export type RentalState = keyof typeof rentalStates
export const rentalTones = { open: 'info', out: 'success', returned: 'muted', 'called-off': 'muted' } as const satisfies Record<
  RentalState,
  string
>

export const residences = { resident: 'مواطن أو مقيم', visitor: 'زائر' } as const
export type Residence = keyof typeof residences

/** What waits for the invoice of a month: the hire, and what went with it. */
export type MonthlyKind = 'car-hire' | 'car-extras'
