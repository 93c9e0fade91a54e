/**
 * Money that is taken for the sender of a parcel: from the door to a box, on to the bank, and to whom it belongs; and what somebody owes us
 * that is paid at their door.
 */

import { smallestCoin } from './cash/coins.ts'
import { financePermissions } from './permissions.ts'

export { sumOf as sumOfPieces } from './cash/cash.ts'
export { codWays, custodyBearers, handOverStatuses } from './cod/cod.ts'
export type { CodsToDeposit, ShownHandOver } from './cod/custody-queries.ts'
export {
  codsToDeposit,
  couriersWithCash,
  handOverShown,
  handOversSeen,
  lateInHands,
  oversUnknown,
  parcelsInHandOver,
  partiesInHandOver,
  saidBy,
  sumsInHands,
} from './cod/custody-queries.ts'
export { courierCustodies, courierCustody, declareCustody, handOverCode, isCodeOver, withCourier } from './cod/hand-over.ts'
export { DeclareCustodyInput, type DepositCodForm, type SettleCustodyForm } from './cod/inputs.ts'
export { knowOver } from './cod/knowing-over.ts'
export { feesOwed, lastRemittances, moneyOnItsWay } from './cod/merchant-money.ts'
export { codsTakenOf, codTakenOf } from './cod/queries.ts'
export {
  heldFor,
  type MerchantToPay,
  merchantsToPay,
  remittanceShown,
  remittancesPaid,
  remittancesSeen,
  type ShownRemittance,
  sumsRemitted,
  whereItLies,
} from './cod/remittance-queries.ts'
export {
  askMerchantPayout,
  codsToPay,
  drawCods,
  feesOpen,
  heldForMerchant,
  isRemitted,
  keepFees,
  lastAccountOf,
} from './cod/remitting.ts'
export { takeBackCod, takeCod } from './cod/taking.ts'
export { countCustody } from './cod/use-cases/count-custody.ts'
export { depositCod } from './cod/use-cases/deposit-cod.ts'
export { settleCustody } from './cod/use-cases/settle-custody.ts'
export { inCoins, receiveAtDoor } from './receipts/at-door.ts'
export const coinNow = smallestCoin
export const { viewCustody, settleCustody: settlingCustody, remitMerchants } = financePermissions
