import type { Service } from '#values/services.ts'
import { CarsDrawing } from './cars-drawing.tsx'
import { ConstructionDrawing } from './construction-drawing.tsx'
import { EquipmentDrawing } from './equipment-drawing.tsx'
import { ParcelsDrawing } from './parcels-drawing.tsx'
import { RentDrawing } from './rent-drawing.tsx'

const drawings = {
  rent: RentDrawing,
  construction: ConstructionDrawing,
  equipment: EquipmentDrawing,
  cars: CarsDrawing,
  parcels: ParcelsDrawing,
}

/** For pages that show several services; the page of one imports its own drawing. */
export function ServiceDrawing({ service }: { service: Service }) {
  const Drawing = drawings[service]
  return <Drawing />
}
