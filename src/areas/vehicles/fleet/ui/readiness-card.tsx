import { StandingCard } from '#areas/maintenance/public-ui.tsx'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import type { Reply } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { readinessChoices, usualDays } from '../vehicle.ts'
import type { ShownVehicle } from '../vehicle-detail.ts'

const usual = `للصيانة والحادث. إن تركته فارغًا: ${howMany(usualDays.maintenance, 'day')} للصيانة، و${howMany(usualDays.accident, 'day')} للحادث.`

export const ReadinessCard = ({ vehicle, reply }: { vehicle: ShownVehicle; reply: Reply | undefined }) => (
  <StandingCard
    action={`${vehiclePath(vehicle.id)}?act=readiness`}
    thing={vehicle}
    choices={readinessChoices}
    usual={usual}
    reply={reply}
  />
)
