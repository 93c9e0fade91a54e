import { faultOfDayBack } from '#areas/maintenance/public.ts'
import type { Fault } from '#platform/field-fault.ts'
import { isStopped } from '../machines/machine.ts'

/** By the clock: the day on which a machine is in use again. Of one that is in use nothing is asked. */
export const faultOfReadyOn = ({ readiness, readyOn }: Readonly<Record<string, unknown>>, now: Date): Fault[] =>
  isStopped(String(readiness)) ? faultOfDayBack(readyOn, now, { ifNever: 'إن كانت لن تعود فاجعلها خارج الخدمة.' }) : []
