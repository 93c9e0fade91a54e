import { partiesOfAccount } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { merchantsByDelegate } from './senders.ts'
import { merchantTermsOf } from './terms-of.ts'

type Asking = Pick<Ctx, 'db' | 'actor' | 'now'> | Pick<Work, 'tx' | 'actor' | 'now'>

/** The terms of the merchant somebody is, or else of the first one they send for, by the contract in force today. */
export async function ownMerchant(asked: Asking) {
  const own = await merchantOneself(asked)
  if (own) return own
  const db = 'tx' in asked ? asked.tx : asked.db
  for (const id of await merchantsByDelegate({ db }, asked.actor.id, { money: false })) {
    const terms = await merchantTermsOf({ db, now: asked.now }, id)
    if (terms) return terms
  }
  return null
}

/** The same for whoever is the merchant, which nobody is for another. */
export async function merchantOneself(asked: Asking) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const { ids } = await partiesOfAccount({ db }, asked.actor.id)
  const [id] = ids
  return id ? merchantTermsOf({ db, now: asked.now }, id) : null
}

const noMerchant = () => new Refusal('parcels.no-merchant', 'هذه الصفحة لمن معه عقد تاجر ساري. اسأل الفرع عن عقدك.', 404)

export async function mustBeMerchant(asked: Asking) {
  const terms = await ownMerchant(asked)
  if (!terms) throw noMerchant()
  return terms
}

/** Keys, addresses of programs and delegates are the merchant's alone. */
export async function mustBeMerchantOneself(asked: Asking) {
  const terms = await merchantOneself(asked)
  if (!terms) throw noMerchant()
  return terms
}
