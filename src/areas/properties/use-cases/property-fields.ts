import type { z } from 'zod'
import type { AddPropertyInput } from '../inputs.ts'

type Asked = Omit<z.output<typeof AddPropertyInput>, 'id' | 'branchId'>

/** What is written down of a property, as a row keeps it: what was not said is null. */
export function fieldsOf({ pin, ...asked }: Asked) {
  return {
    ...{ name: asked.name, kind: asked.kind, wilayat: asked.wilayat },
    ...{ quarter: asked.quarter ?? null, way: asked.way ?? null, building: asked.building ?? null },
    ...{ oldAddress: asked.oldAddress ?? null, plotNumber: asked.plotNumber ?? null },
    ...{ deedNumber: asked.deedNumber ?? null, krookiNumber: asked.krookiNumber ?? null },
    ...{ latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null },
    ...{ electricityAccount: asked.electricityAccount ?? null, waterAccount: asked.waterAccount ?? null },
  }
}
