import { Badge } from '#ui/badge.tsx'
import { Num } from '#ui/values.tsx'
import { percentInWords } from '#values/shares.ts'
import { type AgreementState, agreementStates, agreementTones } from '../agreement.ts'

export const AgreementBadge = ({ state }: { state: AgreementState }) => (
  <Badge tone={agreementTones[state]}>{agreementStates[state]}</Badge>
)

/** «−12%», in hundredths of a percent. */
export const Off = ({ percentOff }: { percentOff: number }) => <Num>{`−${percentInWords(percentOff)}`}</Num>
