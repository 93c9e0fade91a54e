import { z } from 'zod'
import { everyPlace } from './places.ts'

const known = new Set(everyPlace)

/** The rows of a form come as `zone.<place>` and `branch.<place>`; a place without a zone is one we do not send to. */
function rowsGathered(given: unknown) {
  const typed = Object.entries((given ?? {}) as Record<string, unknown>)
  const of = (field: string) =>
    new Map(
      typed.flatMap(([name, value]) => (name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), value] as const] : [])),
    )
  const branches = of('branch')
  const places = [...of('zone')].flatMap(([place, zoneId]) => (zoneId ? [{ place, zoneId, branchId: branches.get(place) }] : []))
  return { places }
}

const Places = z.object({
  places: z.array(
    z.object({
      place: z.string().refine((place) => known.has(place), 'اختر من القائمة.'),
      zoneId: z.uuid('اختر المنطقة.'),
      branchId: z.uuid('اختر الفرع.'),
    }),
  ),
})

export const KeepPlacesInput = z.preprocess(rowsGathered, Places) as unknown as z.ZodType<
  z.output<typeof Places>,
  Record<string, string>
>
