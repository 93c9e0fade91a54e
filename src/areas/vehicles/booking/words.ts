import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const bookingFactWords = { 'vehicles.none-free-asked': 'طُلبت سيارة ولم تتوفر' }

export const bookingFactLines: FactLines = {
  'vehicles.none-free-asked': factLine(
    z.object({ classes: z.number() }),
    ({ classes }) => `طُلبت سيارة ولم تتوفر في ${howMany(classes, 'carClass', 'gen')}`,
  ),
}
