import { agreementSection } from '#areas/rates/public.ts'
import type { Room } from '#platform/rooms.ts'
import { carAgreements } from './agreement-trade.ts'

export const agreements: Room = { sections: [agreementSection(carAgreements)] }
