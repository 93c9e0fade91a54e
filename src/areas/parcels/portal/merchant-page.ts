import { customersNamed } from '#areas/customers/public.ts'
import { lastRemittances, moneyOnItsWay } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { nextPayDay } from '../merchants/merchant.ts'
import type { Senders } from '../merchants/senders.ts'
import { type ContractInForce, contractsInForce } from '../merchants/terms-of.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { linkState } from './link-state.ts'
import type { MerchantAsked } from './merchant-asked.ts'
import { merchantParcels, tabCounts } from './merchant-parcels.ts'
import { needsReplyRows } from './needs-reply.ts'
import { ownParcels } from './own-parcels.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const lastShown = 3

/** Whose page it is: the merchant somebody is, or else the first one they send for; null where none of them has a contract in force. */
export async function merchantOfPage(ctx: Reader, senders: Senders) {
  const contracts = senders.ids.length > 0 ? await contractsInForce(ctx, senders.ids) : []
  const own = contracts.find(({ partyId }) => senders.own.includes(partyId))
  if (own) return { contract: own, name: senders.name ?? '', records: senders.own, isOneself: true, seesMoney: true }
  const of = (merchantId: string) => contracts.find(({ partyId }) => partyId === merchantId)
  const by = senders.merchants.find(({ merchantId }) => of(merchantId)) ?? senders.merchants[0]
  const contract = by && (of(by.merchantId) ?? contracts[0])
  if (!contract) return null
  const [party] = await customersNamed(ctx, [contract.partyId])
  return { contract, name: party?.name ?? '', records: [by.merchantId], isOneself: false, seesMoney: by.seesMoney }
}
type Opened = { senders: Senders; merchant: NonNullable<Awaited<ReturnType<typeof merchantOfPage>>>; asked: MerchantAsked }

/** A merchant's page: what he sent, what waits for him, where his money is, and how his programs are joined to us. */
export async function merchantPage(ctx: Reader, { senders, merchant, asked }: Opened) {
  const { contract, name, records, isOneself, seesMoney } = merchant
  const { agedDays, attempts } = await parcelRulesNow(ctx.db)
  const counts = await tabCounts(ctx, senders, asked)
  const count = counts[asked.tab || 'all']
  const isOwnPost = asked.tab === 'mine'
  const page = isOwnPost ? null : await merchantParcels(ctx, { whose: senders, asked, agedDays, count })
  return {
    ...{ name, contract: contract.number, isOneself, asked, counts, count },
    ...{ at: page?.at ?? 1, rows: page?.rows ?? [] },
    mine: isOwnPost ? await ownParcels(ctx, { ids: [], phone: senders.phone }) : null,
    replies: await needsReplyRows(ctx, senders, attempts),
    money: seesMoney ? await moneyOf(ctx, contract, records) : null,
    link: isOneself ? await linkState(ctx, records) : null,
  }
}
export type MerchantPage = Awaited<ReturnType<typeof merchantPage>>

async function moneyOf(ctx: Reader, contract: ContractInForce, records: readonly string[]) {
  const remittances = await lastRemittances(ctx, records, lastShown)
  const [last] = remittances
  const iban = contract.iban ?? last?.iban ?? null
  return {
    ...(await moneyOnItsWay(ctx, records)),
    nextDay: nextPayDay(contract.cycle, { from: last?.on ?? contract.startsOn, today: dayOf(ctx.now()) }),
    ...{ leastPayout: contract.leastPayout, accountEnd: iban?.slice(-4) ?? null },
    remittances: remittances.map(({ id, number, amount, status, on }) => ({ id, number, amount, status, on })),
  }
}
export type MerchantMoney = Awaited<ReturnType<typeof moneyOf>>
