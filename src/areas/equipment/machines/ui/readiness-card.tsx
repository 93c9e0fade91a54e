import { machinePath } from '#areas/equipment/paths.ts'
import { StandingCard } from '#areas/maintenance/public-ui.tsx'
import type { Reply } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { readinessChoices, usualDays } from '../machine.ts'
import type { ShownMachine } from '../machine-detail.ts'

const usual = `للصيانة والضرر. إن تركته فارغًا: ${howMany(usualDays.maintenance, 'day')} للصيانة، و${howMany(usualDays.damaged, 'day')} للضرر.`

export const ReadinessCard = ({ machine, reply }: { machine: ShownMachine; reply: Reply | undefined }) => (
  <StandingCard
    action={`${machinePath(machine.id)}?act=readiness`}
    thing={machine}
    choices={readinessChoices}
    usual={usual}
    reply={reply}
  />
)
