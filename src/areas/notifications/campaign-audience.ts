import { z } from 'zod'
import { staffAmong } from '#areas/access/public.ts'
import { accountsAmong } from '#areas/customers/public.ts'
import { activeAccounts, reachableAccounts } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { channels } from '#platform/messages/notice.ts'
import { serviceNames } from '#values/services.ts'
import { recipientOn } from './addressees.ts'
import type { CampaignAudience, CampaignKind } from './campaign.ts'
import { planned } from './rule.ts'
import { wishesAmong } from './standing.ts'

/** What was kept before one could narrow further narrows no further. */
const Audience = z.object({
  people: z.enum(['staff', 'customers']),
  wilayat: z.string().nullable(),
  branchId: z.string().nullable().default(null),
  kind: z.enum(['person', 'company']).nullable().default(null),
  service: z.enum(serviceNames).nullable().default(null),
  role: z.string().nullable().default(null),
})

type Kept = { kind: CampaignKind; channels: unknown; audience: unknown }

/** As it was kept: its ways and its people. */
export const readCampaign = ({ channels: ways, audience }: Kept) => ({
  channels: z.array(z.enum(channels)).parse(ways),
  audience: Audience.parse(audience) satisfies CampaignAudience,
})

/** Each message a campaign would write now. An offer goes to those alone who agreed to offers. */
export async function campaignLetters({ tx, now }: Pick<Work, 'tx' | 'now'>, kept: Kept) {
  const { audience, channels: ways } = readCampaign(kept)
  const isOffer = kept.kind === 'campaign'
  const kind = audience.people === 'staff' ? ('staff' as const) : ('customer' as const)
  const meant = await accountsMeant({ tx, now }, audience)
  const agreed = new Set(isOffer ? await activeAccounts(tx, { kind, consentTo: 'marketing' }) : meant)
  const people = await reachableAccounts(
    tx,
    meant.filter((id) => agreed.has(id)),
  )
  const letters = people.flatMap((person) =>
    ways.flatMap((channel) => {
      const recipient = recipientOn(channel, person)
      return recipient ? [{ channel, recipient, accountId: person.accountId }] : []
    }),
  )
  const going = isOffer ? await wanted(tx, letters, now()) : letters
  return { meant: meant.length, people: new Set(going.map(({ accountId }) => accountId)).size, letters: going }
}

/** Everybody of the audience who can sign in, whether they agree to offers or not. */
async function accountsMeant({ tx, now }: Pick<Work, 'tx' | 'now'>, { people, role, ...meant }: CampaignAudience) {
  const isStaff = people === 'staff'
  const everybody = await activeAccounts(tx, { kind: isStaff ? 'staff' : 'customer' })
  const narrowed = isStaff ? [role, meant.branchId] : Object.values(meant)
  if (narrowed.every((one) => one === null)) return everybody
  const { branchId } = meant
  const among = new Set(await (isStaff ? staffAmong({ tx, now }, { role, branchId }) : accountsAmong(tx, meant)))
  return everybody.filter((id) => among.has(id))
}

type Letters = { channel: (typeof channels)[number]; recipient: string; accountId: string | null }[]

/** Without those who refused this way: an offer is not even written to them. */
async function wanted(tx: Tx, letters: Letters, at: Date) {
  const wishesOf = await wishesAmong(tx, letters)
  return letters.filter((letter) => {
    const wishes = wishesOf(letter)
    return planned({ channel: letter.channel, category: 'marketing', wishes, quiet: null, at }).because === null
  })
}
