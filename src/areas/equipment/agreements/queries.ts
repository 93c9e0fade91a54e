import { agreementReads } from '#areas/rates/public.ts'
import { machineAgreements } from './agreement-trade.ts'

export const { agreements, agreement, agreementForm } = agreementReads(machineAgreements)
