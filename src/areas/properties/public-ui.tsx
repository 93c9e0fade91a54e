import type { ComponentProps } from 'react'
import { UnitForRent as OneUnit } from './listings/ui/unit-for-rent.tsx'
import { VacantUnits as Units } from './listings/ui/vacant-units.tsx'

/** The vacant units under their filters; `instead` is what one can do where there are none. */
export const VacantUnits = (props: ComponentProps<typeof Units>) => <Units {...props} />

/** One of them with its pictures; what can be asked about it stands beside it. */
export const UnitForRent = (props: ComponentProps<typeof OneUnit>) => <OneUnit {...props} />
