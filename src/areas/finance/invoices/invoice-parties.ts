import { companyOnPaper } from '#areas/company/public.ts'
import { partiesOnPaper, partyOnPaper } from '#areas/customers/public.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import { vatOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { type ChargeKind, taxOfKind } from './charge-kinds.ts'

/** The two sides of a paper as they are on the day it is issued: it says so for good, whatever changes afterwards. */
export async function sidesOf(work: Work, partyId: string) {
  const buyer = await partyOnPaper(work, partyId)
  return besideUs(work, buyer)
}

/** The same for whoever does what was agreed with them before, whatever of their record they may see. */
export const sidesAsAgreed = async (work: Work, partyId: string) =>
  besideUs(work, (await partiesOnPaper(work, [partyId])).get(partyId) ?? null)

async function besideUs(work: Work, buyer: Awaited<ReturnType<typeof partyOnPaper>>) {
  if (!buyer) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const { seller, rate } = await sellerNow(work)
  const rules = await moneySettingsOn(work, dayOf(work.now()))
  return { seller, buyer, tax: { vatin: seller.vatin, rate: rate ?? usualRate, buyerVatin: buyer.vatin, rules } }
}

/** Our own side of it, and the rate the office set. */
export async function sellerNow(asked: Parameters<typeof companyOnPaper>[0]) {
  const { tradeName, legalName, commercialRegister, vatin, vatRate, address, way, building, postalCode, postBox, phone, email } =
    await companyOnPaper(asked)
  const seller = {
    name: legalName ?? tradeName ?? '',
    brand: tradeName,
    commercialRegister,
    vatin,
    address,
    way,
    building,
    postalCode,
    postBox,
    phone,
    email,
  }
  return { seller, rate: vatRate }
}

type Sides = Awaited<ReturnType<typeof sidesOf>>
export type Seller = Sides['seller']
export type Buyer = Sides['buyer']

/** How much tax a charge of this kind bears as things stand today, in percent. */
export async function rateOfKind(asked: Parameters<typeof companyOnPaper>[0], kind: ChargeKind) {
  const { seller, rate } = await sellerNow(asked)
  return vatOf(taxOfKind(kind), { vatin: seller.vatin, rate: rate ?? usualRate }).vatRate
}

/** The rate by law while the office set none of its own. */
export const usualRate = 5
