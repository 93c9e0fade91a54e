import { agreementCommands } from '#areas/rates/public.ts'
import { carAgreements } from './agreement-trade.ts'

export const { agreeWithCompany, endAgreement } = agreementCommands(carAgreements)
