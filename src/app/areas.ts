import { assistant } from '#areas/assistant/area.ts'
import { company } from '#areas/company/area.ts'
import { identity } from '#areas/identity/area.ts'
import { parcels } from '#areas/parcels/area.ts'
import { site } from '#areas/site/area.ts'
import type { Area } from '#platform/area.ts'

/** The only registration there is. An area may call the areas before it, never those after it. */
export const areas: Area[] = [company, identity, parcels, assistant, site]
