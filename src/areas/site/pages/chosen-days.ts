import { z } from 'zod'
import { CarDaysInput } from '#areas/site/request-kinds/cars-input.ts'
import { faultOfDay } from '#areas/site/requests/days-ahead.ts'

type Faults = Record<string, string[] | undefined>

/** The days chosen on the first page, and what is wrong with them: nobody fills in the whole form to hear of it only then. */
export function chosenDays(query: URLSearchParams, today: string) {
  const chosen = { fromOn: query.get('from') ?? '', toOn: query.get('until') ?? '' }
  const asked = query.has('from') || query.has('until')
  return { chosen, dayFaults: asked ? faultsOf(chosen, today) : {} }
}

function faultsOf(chosen: { fromOn: string; toOn: string }, today: string): Faults {
  const read = CarDaysInput.safeParse(chosen)
  if (!read.success) return z.flattenError(read.error).fieldErrors
  const faults = Object.entries(read.data).map(([name, day]) => [name, faultOfDay(day, today)] as const)
  return Object.fromEntries(faults.flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])))
}
