import { exportTable } from '#areas/company/public-lists.ts'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { enterUntaxed, type OwnExpense } from './bills/entering.ts'
import { accountsToChoose } from './cash/account-queries.ts'
import { banks, type ChequeState, chequeNumber, chequeStates } from './cheques/cheque.ts'
import { givenAhead, spreadInTime } from './cheques/covering.ts'
import type { Given as GivenCheques } from './cheques/taking-in.ts'
import { receive } from './cheques/use-cases/receive-cheques.ts'
import { demandOnce, type Wanted } from './deposits/asking.ts'
import { depositStates } from './deposits/deposit.ts'
import { depositPath } from './deposits/deposit-asked.ts'
import { depositStanding, payOutOf } from './deposits/giving-back.ts'
import { ofContracts } from './deposits/of-contract.ts'
import { depositOf } from './deposits/queries.ts'
import { chargeOnce } from './invoices/charging.ts'
import { invoicePath } from './invoices/invoice-asked.ts'
import { type Laid, layOut } from './outlays/laying-out.ts'
import type { Terms } from './owners/agreement.ts'
import { collectedRents, invoicedCommissions, ownerBalances } from './owners/balances.ts'
import { type OwnerExpense, spendFor } from './owners/expenses.ts'
import { chargeLetting, type LettingFee } from './owners/letting-fee.ts'
import { settledWithMe } from './owners/own-settled.ts'
import { endFee } from './owners/rates.ts'
import { keepTerms } from './owners/terms.ts'
import { freeReserve, mustBeEmpty } from './owners/winding-up.ts'
import { verifyAddress } from './papers/verify-address.ts'
import { billsStanding, invoicesStanding, ownBills } from './papers-standing.ts'
import { ownInvoicePath as invoiceOfOnesOwn, payAddress, paymentsPath } from './payments-paths.ts'
import { financePermissions } from './permissions.ts'
import { takeBackWholeLease } from './rents/calling-off.ts'
import { chargedRents, openRents, standingCheques } from './rents/charged.ts'
import { chargesOf } from './rents/queries.ts'
import { type RaisedRent, type Rent, raise } from './rents/raising.ts'
import { takeOffRent } from './rents/taking-off.ts'
import { moneySettingsOn } from './settings/reading.ts'
import { type Certificate, certify } from './vouchers/certificates.ts'

/**
 * Demands what a tenant owes an owner, in the caller's transaction: once for its source, so that a run which is repeated, or was
 * stopped half way, is answered with what is there.
 */
export async function raiseRent(work: Work, rent: Rent): Promise<RaisedRent> {
  const [raised] = await raise(work, [rent])
  if (!raised) throw new Error('a rent that was not raised')
  return raised
}

/** The same of many, in their order: a run hands over some hundreds at a time, each time in a transaction of its own. */
export const raiseRents = (work: Work, rents: readonly Rent[]): Promise<RaisedRent[]> => raise(work, rents)

/**
 * What the books say of rents, for the reports of whoever lets to join: by charge what was demanded, paid, given up and is open; what is
 * open alone; what came in by day; the cheques of tenants; our commission; and what lies with us for owners.
 */
export const rentsInTheBooks = { chargedRents, openRents, collectedRents, standingCheques, invoicedCommissions, ownerBalances }

/** Whether a customer owes anything due before a day that no cheque covers and no credit of theirs could pay. */
export { isStillLate as owesBefore } from './statements/late-dues.ts'

/** Where customers see what they owe, and pay it. */
export const [ownDuesPath, ownPayAddress, ownInvoicePath] = [paymentsPath, payAddress, invoiceOfOnesOwn]

/** What is open of these charges is owed no more, by credit notes that give the reason; what was paid of them stays paid. */
export { takeBack as takeBackUnpaid } from './credit-notes/taking-back.ts'
/** What whoever is signed in owes, due by due as the page of payments says it: by which cheques it is covered, and what was sent. */
export { ownMoney as ownDues } from './portal/own-money.ts'

/** What these contracts charged: sums, what is open and when it is due, and what of it cheques in hand cover. */
export const chargesOfContracts = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, contractIds: readonly string[]) =>
  chargesOf(asked, contractIds)

/** The cheques that were given for what a contract charged, and the paper that says one came back. */
/** Of those and of the ones on these lists: what still lies in the vault. */
export { behindContract as chequesOfContract, inVaultFor as chequesInVaultFor } from './cheques/of-contract.ts'
/** The cheques somebody who collects sees to today, where they keep cheques. */
export { chequesToSeeTo as chequesOnBoard } from './cheques/on-the-board.ts'
export { bouncePaperOf as paperOfBouncedCheque } from './vouchers/bounce-paper.ts'

/** What becomes of a cheque, as people call it. */
export const chequeStanding = (status: ChequeState) => chequeStates[status]
/** Whoever keeps the cheques; the banks whose cheques come over the counter, to choose from. */
export const { keepCheques: keepingCheques } = financePermissions
export const chequeBanks = banks.map((bank) => [bank, bank] as const)

/** Puts a customer's cheques into the vault, in the caller's transaction: once for the id of their list. */
export const takeCheques = (work: Work, given: GivenCheques) =>
  receive(work, { ...given, cheques: given.cheques.map((one) => ({ ...one, number: chequeNumber(one.number) })) })

/** What was demanded of a customer is covered by the cheques of these lists, which were given for it beforehand. */
export { coverByLists as coverByCheques } from './cheques/covering.ts'

/** The cheques of such lists with what they cover nothing with yet, and which of them will cover what falls due later. */
export const chequesAhead = { given: givenAhead, spread: spreadInTime }

/** A customer's cheques that lie in the vault, the nearest first. */
export const chequesInHandOf = ({ db }: Pick<Ctx, 'db'>, partyId: string) =>
  db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'dueOn', 'amount'])
    .where('partyId', 'in', recordsOf(partyId))
    .where('status', '=', 'received')
    .orderBy('dueOn')
    .orderBy('number')
    .execute()

/** Asks a tenant or a hirer for the deposit of a contract, once; `contract` is what people call it. */
export const askDepositFor = (work: Work, asked: Omit<Wanted, 'id'> & { contractId: string }) => demandOnce(work, asked)

/** What became of the deposit of a contract, in words too, and its page; null where none was asked for or this person sees none. */
export async function depositOfContract(ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) {
  const one = await depositOf(ctx, contractId)
  return one ? { ...one, said: depositStates[one.state], path: depositPath(one.id) } : null
}

/** The page of a charge's paper, for whoever may read invoices of that branch. */
export const pathOfInvoice = ({ actor }: Pick<Ctx, 'actor'>, { invoiceId, branchId }: { invoiceId: string; branchId: string }) =>
  reaches(actor, financePermissions.viewInvoices, { branchId }) ? invoicePath(invoiceId) : null

/** Whose bills we pay, by name: for whoever gives them work to do. */
export const suppliersToChoose = ({ db }: Pick<Ctx, 'db'>) =>
  db.selectFrom('suppliers').select(['id', 'name', 'phone']).orderBy('name').limit(500).execute()

export const supplierNamed = ({ tx }: Pick<Work, 'tx'>, id: string) =>
  tx.selectFrom('suppliers').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** The latest bills of a supplier that still stand, for whoever says what one was for. */
export { billsOf as billsOfSupplier } from './bills/bills-of-supplier.ts'

/**
 * Says what an agreement with owners is about money: its rate, what stays behind, and each owner with their parts and account. Said when
 * it begins and whenever it changes; what was collected by another rate, and what lies there for other shares, is not touched by it.
 */
export const keepMandateTerms = (work: Work, terms: Terms) => keepTerms(work, terms)

/** Nothing more is asked of the owners, where that is so much a month, for months that begin after a day; null where none is the last. */
export const endMandateFee = (work: Pick<Work, 'tx'>, asked: { mandateId: string; on: string | null }) => endFee(work, asked)

/** What is over keeps nothing back from its owners, and is closed only when nothing of theirs lies with us under it. */
export const freeMandateReserve = (work: Pick<Work, 'tx'>, mandateId: string) => freeReserve(work, mandateId)
export const mustHoldNothing = (work: Work, mandateId: string) => mustBeEmpty(work, mandateId)

/** Our fee for a letting, once for its id: invoiced to the owners, and paid by what lies with us for them. */
export const chargeLettingFee = (work: Work, fee: LettingFee) => chargeLetting(work, fee)

/** In percent of the rent of a year, what the municipality asks for a lease that is signed on that day. */
export { feeRateOn as municipalFeeRateOn } from './settings/reading.ts'
export const municipalFeeRate = async (asked: Asked, day: string) => (await moneySettingsOn(asked, day)).municipalFeeRate

/** A supplier's bill in an owner's name: owed to the supplier, and taken from what lies with us for the owner. */
export const spendForOwner = (work: Work, expense: OwnerExpense) => spendFor(work, expense)

/** The same of our own: a cost without tax, owed to the supplier. */
export const spendOurOwn = (work: Work, expense: OwnExpense) => enterUntaxed(work, expense)

/** What the books say of one year of a mandate whoever is signed in has a part of. */
/** What tenants of whoever is signed in are late with, unit by unit. */
export { arrearsOfOwn as ownArrears, incomeOf as ownIncomeOf } from './owners/own-income.ts'
export { duesOf as openDuesOf } from './receipts/cashier-queries.ts'
/** How tenants stand with what each of these contracts asks of them until in a week; who owes nothing is left out. */
export { standingOfContracts as standingWithContracts } from './rents/standing-of-contracts.ts'

/** What is past its day of those who are late by a contract, with the money of theirs that is under way. */
export { lateByContract as lateOfContracts } from './statements/late-charges.ts'
/** What each customer has to pay until a day, for the boards of those who collect to join: `partyId`, `owed`, `due`, `late` and `since`; for which services one of them owes it, and due by due. */
/** What somebody paid between two moments, for rows that name both: by it a promise is kept or not. */
export {
  duesUntil as duesToCollect,
  owedServices as servicesOwed,
  paidBetween as paidMeanwhile,
} from './statements/to-collect.ts'

/** What was settled with whoever is signed in, as an owner. */
export const ownSettled = (ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) => settledWithMe(ctx)
/** How the newest of these settlements came about, from what was collected to what was settled. */
export { stepsOfOwn as ownSteps } from './owners/own-latest.ts'

/** Makes a customer owe the company for something it did: its own invoice with its tax, once for its id. */
export const chargeCustomer = (work: Work, asked: Parameters<typeof chargeOnce>[1]) => chargeOnce(work, asked)

/** What an authority asked of a customer is charged to them as it is, without tax, and owed on to the authority. */
export const layOutForCustomer = (work: Work, laid: Laid) => layOut(work, laid)

/** Money held on a card for a contract, taken or let go; a fine of a car of ours that no renter has to pay. */
export { captureHold, contractOfHold, holdOnCard, holdsEnding, holdsOf, releaseHold } from './card-holds/holding.ts'
/** What an insurer is to pay of a car of ours and what we are to pay for a parcel: who sees to it, by which accounts, how it stands. */
export { claimOnInsurer, insurerPaymentOf, takeFromInsurer } from './insurer-claims/claiming.ts'
export { bearFine } from './outlays/bearing.ts'
export { oweParcelClaim, parcelClaimPaymentOf, payParcelClaim } from './parcel-claims/owing.ts'
export const { confirmTransfers: takingFromInsurers, transferPayouts: payingByTransfer } = financePermissions
export const accountsOfOurs = (ctx: Pick<Ctx, 'db'>) => accountsToChoose(ctx, ['operating'])
type Asked = { db: Ctx['db'] } | Pick<Work, 'tx'>

/** What stands on these papers, to be paid out of a deposit. */
export { chargesOnPapers, chargesOpenOn } from './invoices/charges.ts'
/** How papers stand that another area asked for: invoices and demands, and bills of suppliers. */
export const invoicesNow = (asked: Asked, ids: readonly string[]) => invoicesStanding(asked, ids)
export const billsNow = (asked: Asked, ids: readonly string[]) => billsStanding(asked, ids)

/** Our own bills that stand, of one supplier or of all, for whoever says what one was for. */
export const ownBillsToChoose = (asked: Asked, supplierId: string | null) => ownBills(asked, supplierId)

/** So much of a tenant's demand is owed no more, also where it was paid: that is the tenant's credit then. */
export const takeBackRent = (work: Work, asked: Parameters<typeof takeOffRent>[1]) => takeOffRent(work, asked)

/** A lease that was called off before its first day asks for nothing any more: what was paid is the tenant's credit, a deposit stays held. */
export const takeBackLease = (work: Work, asked: Parameters<typeof takeBackWholeLease>[1]) => takeBackWholeLease(work, asked)

/** What is held of the deposits of these contracts, and how much of it waits to go elsewhere. */
export const depositNow = (asked: Asked, ids: readonly string[]) => depositStanding(asked, ids)

/** What is held for each of these contracts that left anything with us. */
export const depositsHeld = async ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) => {
  const rows = await db.selectFrom('deposits').select(['id', 'contractId', 'held']).where(ofContracts(ids)).execute()
  return new Map(rows.map(({ id, contractId, held }) => [contractId ?? id, held]))
}
/** What is held pays these charges in their order, as far as it reaches; and what is left goes back, once somebody else agrees. */
export const payFromDeposit = (work: Work, asked: Parameters<typeof payOutOf>[1]) => payOutOf(work, asked)
export { movesInWords as depositMoves } from './deposits/deposit-detail.ts'
export { giveBack as refundFromDeposit } from './deposits/giving-back.ts'
/** How much of the deposit of a contract came in cash, and can go back so. */
export { cameInCash as depositCameInCash } from './deposits/going-back.ts'
/** What somebody left before our books, given to the contract it was for; and what they owe of then. */
export { giveToContract as giveDepositToContract, openedFor as depositsFromBefore } from './deposits/of-contract.ts'
export { duesFromBefore } from './invoices/opening-invoice.ts'

/** What of a customer's credit can go back, and where whoever prepares vouchers asks for it. */
export { creditToPayBack as creditToGoBack } from './receipts/credit.ts'

/** A paper of another area is verified at the address of ours: its code, and the address that shows it. */
export const certifyPaper = (work: Work, certificate: Certificate) => certify(work, certificate)
export const verifiedAt = (origin: string, token: string) => verifyAddress(origin, token)

/** Whoever reads what lies with us for owners, and their statements. */
export const { viewPools: readingOwners, receivePayments: receivingPayments } = financePermissions

/** A list or a report as a sheet, as text or on paper, whichever its address asks for. */
export const handOutTable: typeof exportTable = (ctx, query, table) => exportTable(ctx, query, table)

/** So much of some charges is owed no more, also where it was paid: that is the customer's credit then. */
export { takeBackNet } from './credit-notes/taking-back-net.ts'
export { depositsInHand } from './deposits/in-hand.ts'
export { chargeOwnProject, takeBackInternalHire } from './internal-hires/charging.ts'
export { overCreditLimit } from './invoices/credit-limit.ts'
/** How much tax a charge of this kind bears today, in percent. */
export { rateOfKind as vatRateOfKind } from './invoices/invoice-parties.ts'
export { pulseOfLine } from './invoices/pulse.ts'
export { resultOfThings } from './ledger/result-of-things.ts'
