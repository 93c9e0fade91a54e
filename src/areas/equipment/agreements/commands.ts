import { agreementCommands } from '#areas/rates/public.ts'
import { machineAgreements } from './agreement-trade.ts'

export const { agreeWithCompany, endAgreement } = agreementCommands(machineAgreements)
