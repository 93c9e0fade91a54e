import { partiesOfAccount } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { merchantTermsOf } from './terms-of.ts'

type Asking = Pick<Ctx, 'db' | 'actor' | 'now'> | Pick<Work, 'tx' | 'actor' | 'now'>

/** The terms of whoever is signed in, by the contract in force today; null for whoever is no merchant. */
export async function ownMerchant(asked: Asking) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const { ids } = await partiesOfAccount({ db }, asked.actor.id)
  const [id] = ids
  return id ? merchantTermsOf({ db, now: asked.now }, id) : null
}

export async function mustBeMerchant(asked: Asking) {
  const terms = await ownMerchant(asked)
  if (!terms) throw new Refusal('parcels.no-merchant', 'هذه الصفحة لمن معه عقد تاجر ساري. اسأل الفرع عن عقدك.', 404)
  return terms
}
