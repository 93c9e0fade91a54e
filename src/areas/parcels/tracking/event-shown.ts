import { type StepName, steps } from '../journey/parcel.ts'

type Event = { id: string; step: StepName; at: Date; branchId: string; label: string }
export type Office = { wilayat: string; name: string }

/** An event as the page says it: which branch it came to or left. */
export const eventShown = ({ branchId, ...event }: Event, offices: ReadonlyMap<string, Office>) => {
  const office = offices.get(branchId)
  return { ...event, label: office ? labelOf(event.step, office.name) : event.label, wilayat: office?.wilayat ?? '' }
}

function labelOf(step: StepName, branch: string) {
  if (step === 'arrived') return `وصل ${branch}`
  if (step === 'departed') return `غادر ${branch}`
  if (step === 'accepted') return 'استلمناه من المرسل'
  return steps[step].label
}
