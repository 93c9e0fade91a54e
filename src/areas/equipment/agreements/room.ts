import { agreementSection } from '#areas/rates/public.ts'
import type { Room } from '#platform/rooms.ts'
import { machineAgreements } from './agreement-trade.ts'

export const agreements: Room = { sections: [agreementSection(machineAgreements)] }
