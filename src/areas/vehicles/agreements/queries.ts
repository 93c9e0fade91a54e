import { agreementReads } from '#areas/rates/public.ts'
import { carAgreements } from './agreement-trade.ts'

export const { agreements, agreement, agreementForm } = agreementReads(carAgreements)
